import TermAnim

/// State, timers and the system around views with the names that programs use most.
@MainActor
class NamedModel: ObservableObject {
  @Published var ticks = 0
  let id = UUID()
  let page = URL(string: "https://example.org")
  var started = Date()

  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.ticks += 1 }
    DispatchQueue.main.async { self.ticks += 1 }
  }
}

struct StateNames: View {
  @StateObject private var model = NamedModel()
  @EnvironmentObject private var shared: NamedModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.terminalColorDepth) private var colorDepth
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasNoColors
  @Binding var isOn: Bool
  let interval: TimeInterval = 1
  let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  @ViewBuilder var detail: some View {
    if horizontalSizeClass == .regular { Text("wide") } else { Text("narrow") }
  }

  var body: some View {
    detail
      .frame(width: UIScreen.main.bounds.width)
      .foregroundStyle(hasNoColors || colorDepth == .indexed16 ? Color.white : .orange)
      .environment(\.layoutDirection, layoutDirection)
      .onReceive(clock) { _ in model.ticks += 1 }
      .onAppear {
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in }
        timer.invalidate()
        UIApplication.shared.isIdleTimerDisabled = true
      }
  }
}

struct StateNames_Previews: PreviewProvider {
  static var previews: some View {
    StateNames(isOn: .constant(true))
      .environmentObject(NamedModel())
      .previewLayout(.sizeThatFits)
  }
}

#Preview {
  ShapeNames()
}

#Preview("Colours", traits: .sizeThatFitsLayout) {
  ColorNames()
}
