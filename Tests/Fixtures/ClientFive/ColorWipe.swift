import TermAnim

/// A card whose colours wipe over each other, with a store that is made with the view, as many
/// programs of the first years do it.
struct ColorWipe: View {
  @State private var settled: Color
  @State private var sheets: [(Color, CGFloat)] = []
  @ObservedObject var store: WipeStore

  init(color: Color) {
    self._settled = State<Color>(initialValue: color)
    self.store = WipeStore(color: color)
  }

  var body: some View {
    Rectangle()
      .foregroundColor(self.settled)
      .overlay(
        ZStack {
          ForEach(sheets.indices, id: \.self) { index in
            Wipe(progress: self.sheets[index].1)
              .foregroundColor(self.sheets[index].0)
          }
        }, alignment: .leading
      )
      .onReceive(self.store.$color) { color in
        self.sheets.append((color, 0))
        withAnimation(.easeInOut(duration: 0.5)) {
          self.sheets[self.sheets.count - 1].1 = 1.0
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            self.settled = self.sheets[0].0
            self.sheets.remove(at: 0)
          }
        }
      }
  }
}

class WipeStore: ObservableObject {
  @Published var color: Color

  init(color: Color) {
    self.color = color
  }
}

struct Wipe: Shape {
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { self.progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: rect.width * progress, y: 0))
    path.addLine(to: CGPoint(x: rect.width * progress, y: rect.height))
    path.addLine(to: CGPoint(x: 0, y: rect.height))
    path.closeSubpath()
    return path
  }
}
