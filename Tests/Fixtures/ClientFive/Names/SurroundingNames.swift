import TermAnim

// What stands around the views of a listing: previews, windows, clocks and timers.

struct Lights: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["red", "green"] }

  func body(content: Content, context: [String]) -> some View {
    VStack {
      content
      Text(context.joined())
    }
  }
}

struct Plain: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

#Preview("lights", traits: .modifier(Lights()), .sizeThatFitsLayout) { Text("here") }
#Preview(traits: .modifier(Plain())) { Text("here") }

@MainActor
func activeWindow() -> UIWindow {
  guard
    let scene = UIApplication.shared.connectedScenes
      .filter({ $0.activationState == .foregroundActive })
      .first as? UIWindowScene,
    let window = scene.windows.first(where: { $0.isKeyWindow })
  else { return .init() }
  return window
}

struct SchemeSwitch: View {
  @AppStorage("dark") private var isDark = false

  var body: some View {
    Toggle("Dark", isOn: $isDark)
      .padding(.top, activeWindow().safeAreaInsets.top)
      .onChange(of: isDark, initial: true) { _, dark in
        (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?
          .overrideUserInterfaceStyle = dark ? .dark : .light
        UserDefaults.standard.setValue(dark, forKey: "copy")
        _ = UserDefaults.standard.value(forKey: "copy") as? Bool
      }
  }
}

struct Drift: View {
  @State private var x: CGFloat = 0
  @State private var last: CFTimeInterval = CACurrentMediaTime()
  private let period: CFTimeInterval = 2

  var body: some View {
    GeometryReader { geo in
      Circle().fill().frame(width: 20, height: 20).offset(x: x)
        .task {
          guard !geo.size.equalTo(.zero), !geo.frame(in: .local).equalTo(.zero) else { return }
          let now = CACurrentMediaTime()
          x = step(x, by: now - last, in: geo.size)
          last = now
        }
    }
  }

  private func step(_ x: CGFloat, by time: CFTimeInterval, in size: CGSize) -> CGFloat {
    let began = CFAbsoluteTimeGetCurrent()
    defer { _ = CFAbsoluteTimeGetCurrent() - began }
    guard !UIAccessibility.isReduceMotionEnabled, UIDevice.current.isMultitaskingSupported,
      !CGPoint(x: x, y: 0).equalTo(CGPoint(x: -1, y: 0))
    else { return x }
    return (x + size.width * CGFloat(time / period)).truncatingRemainder(dividingBy: size.width)
  }
}

struct Ticks: View {
  @State private var y: CGFloat = 0
  private let ticks = Timer.publish(every: 0.1, on: .main, in: .common)

  var body: some View {
    Image(systemName: "arrow.down").offset(y: y)
      .onAppear { _ = ticks.connect() }
      .onReceive(ticks.merge(with: ticks, ticks, ticks)) { _ in
        withAnimation(Animation.easeIn(duration: 0.5)) { y += 1 }
      }
  }
}

struct Plus: View {
  @State private var tag: String?

  var body: some View {
    VStack {
      Text(sign)
      NavigationLink(tag: "plus", selection: $tag) {
        Text("There")
      } label: {
        Text("Go")
      }
      NavigationLink("Go", tag: "more", selection: $tag) { Text("There") }
    }
  }

  private var sign: AttributedString {
    var sign = AttributedString("+")
    sign.font = .systemFont(ofSize: 14, weight: .bold)
    sign.foregroundColor = .red
    sign.foregroundColor = UIColor.red
    return sign
  }
}
