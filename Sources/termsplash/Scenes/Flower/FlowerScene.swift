import TermAnim

/// A flower of petals that lie on one another.
@MainActor
final class FlowerScene: DemoScene {
  static let name = "flower"
  static let title = "Flower"
  static let gestures: [KeyBinding] = [.click("open, close"), .point("it follows")]

  let stage = StageModel()
  let model = FlowerModel()

  init(seed: UInt64) {}

  var content: some View { FlowerView(model: model) }

  func play() { model.openOrClose() }

  var bindings: [KeyBinding] {
    [.space("open, close") { [self] in play() }]
      + KeyBinding.upAndDown("petals") { [model] in model.add(petals: 2 * $0) }
      + KeyBinding.leftAndRight("turn") { [model] in model.turn(by: $0) }
      + KeyBinding.colors(of: model)
  }
}
