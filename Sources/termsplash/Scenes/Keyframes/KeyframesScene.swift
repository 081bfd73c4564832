import TermAnim

/// A figure that hops, shakes itself and turns cartwheels along keyframes.
@MainActor
final class KeyframesScene: DemoScene {
  static let name = "keyframes"
  static let title = "Keyframes"
  static let gestures: [KeyBinding] = [.click("next trick"), .point("it looks")]

  let stage = StageModel()
  let model = KeyframesModel()

  init(seed: UInt64) {}

  var content: some View { KeyframesView(model: model) }

  func play() { model.performNext() }

  var bindings: [KeyBinding] {
    [.space("next trick") { [self] in play() }]
      + KeyBinding.digits(count: Trick.all.count, "trick") { [model] in
        model.perform(Trick.all[$0])
      }
      + KeyBinding.upAndDown("effort") { [model] in model.tryHarder(by: $0) }
      + KeyBinding.colors(of: model)
  }
}
