import TermAnim

/// Implicit and explicit animations of the same button, side by side.
@MainActor
final class MotionScene: DemoScene {
  static let name = "motion"
  static let title = "Implicit and explicit"
  static let hasButtons = true
  static let gestures: [KeyBinding] = [.click("press")]
  /// Soon again, as hearts that are small and pale are not much to look at.
  static let pace = 1.5

  let stage = StageModel()
  let model = MotionModel()

  init(seed: UInt64) {}

  var content: some View { MotionView(model: model) }

  func play() {
    model.pressImplicit()
    model.pressExplicit()
  }

  var bindings: [KeyBinding] {
    [.space("press both") { [self] in play() }]
      + KeyBinding.digits(count: 2, "one of them") { [model] in
        if $0 == 0 { model.pressImplicit() } else { model.pressExplicit() }
      }
      + KeyBinding.brackets("duration") { [self] in
        model.slowDown(by: $0)
        play()
      }
      + KeyBinding.colors(of: model)
  }
}
