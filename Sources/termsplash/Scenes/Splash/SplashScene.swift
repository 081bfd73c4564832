import TermAnim

/// Colours that sweep over a card, each in its own way.
@MainActor
final class SplashScene: DemoScene {
  static let name = "splash"
  static let title = "Splash"
  static let hasButtons = true
  static let gestures: [KeyBinding] = [.click("splash from there")]
  static let pace = 1.6

  let stage = StageModel()
  let model = SplashModel()
  private var tour = 0

  init(seed: UInt64) {}

  func play() {
    model.splash()
  }

  /// The next colour too, each time in another way.
  func playOnTour() {
    model.splash(onceBy: Self.tourKinds[tour % Self.tourKinds.count])
    tour += 1
  }

  private static let tourKinds: [SplashShape.Kind] = [
    .circle(from: UnitPoint(x: 0.85, y: 0.3)), .sweep(.degrees(45)), .circle(from: .bottomLeading),
    .sweep(.degrees(270)), .circle(from: .center), .sweep(.degrees(180)),
  ]

  /// The kinds of sweep that the keys 1 to 9 choose.
  static let kinds: [SplashShape.Kind] = [
    .sweep(.degrees(0)), .sweep(.degrees(180)), .sweep(.degrees(90)), .sweep(.degrees(270)),
    .sweep(.degrees(45)), .sweep(.degrees(135)), .sweep(.degrees(225)), .sweep(.degrees(315)),
    .circle(from: .center),
  ]

  var content: some View {
    SplashView(model: model)
  }

  var bindings: [KeyBinding] {
    [.space("splash") { [weak self] in self?.play() }]
      + KeyBinding.colors { [model] in model.splash(by: $0) }
      + KeyBinding.digits(count: Self.kinds.count, "sweep") { [model] in
        model.splash(kind: Self.kinds[$0])
      }
      + directionBindings
      + [.key("f", "full screen") { [weak self] in self?.toggleFullScreen() }]
  }

  func close() -> Bool {
    guard model.isFullScreen else { return false }
    toggleFullScreen()
    return true
  }

  private func toggleFullScreen() {
    withAnimation(.spring(duration: 0.45)) {
      model.isFullScreen.toggle()
      stage.isBare = model.isFullScreen
    }
  }

  private var directionBindings: [KeyBinding] {
    let directions: [(KeyStroke.Key, Double)] = [
      (.right, 0), (.left, 180), (.down, 90), (.up, 270),
    ]
    return directions.enumerated().map { index, direction in
      KeyBinding(
        [KeyStroke(direction.0)], label: index == 0 ? "arrows" : "",
        meaning: index == 0 ? "direction" : ""
      ) { [model] in model.splash(kind: .sweep(.degrees(direction.1))) }
    }
  }
}
