import TermAnim

/// Shapes and paths with the names and labels that programs use most.
struct ShapeNames: View {
  @State private var progress: CGFloat = 0.5
  @State private var phase: CGFloat = 0
  private let dashes = StrokeStyle(lineWidth: 4, lineCap: .round)

  var body: some View {
    ZStack {
      VStack {
        Circle().fill(Color.red)
        Circle().trim(from: 0, to: progress).stroke(Color.blue, lineWidth: 4)
        Circle().stroke(lineWidth: 2)
        Circle().stroke(style: dashes)
        Circle().stroke(Color.green, style: StrokeStyle(lineWidth: 8))
        Rectangle().fill(Color.white.opacity(0.2))
        Capsule().fill(Color.purple.gradient)
        Capsule(style: .continuous)
      }
      Group {
        RoundedRectangle(cornerRadius: 12)
        RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(Color.pink)
        NamedArrow(bend: progress)
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 10, y: 10))
          path.closeSubpath()
        }
        Divider()
        EmptyView()
      }
      Rectangle().fill(
        LinearGradient(
          gradient: Gradient(colors: [.orange, .yellow]), startPoint: .top, endPoint: .bottom))
      Rectangle().fill(
        LinearGradient(colors: [.indigo, .mint], startPoint: .leading, endPoint: .trailing))
    }
    .onAppear(perform: start)
  }

  private func start() {
    withAnimation(Animation.linear(duration: 2).repeatForever(autoreverses: false)) {
      phase = 1
    }
  }
}

struct NamedArrow: Shape {
  var bend: CGFloat

  var animatableData: CGFloat {
    get { bend }
    set { bend = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.midX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 4,
      startAngle: .degrees(0), endAngle: .radians(.pi * Double(bend)), clockwise: false)
    path.closeSubpath()
    return path
  }
}
