import TermAnim

/// A polygon with any number of sides, also 3.5.
@MainActor
final class PolygonScene: DemoScene {
  static let name = "polygon"
  static let title = "Polygon"
  static let gestures: [KeyBinding] = [.click("morph"), .drag("size, turn")]

  let stage = StageModel()
  let model = PolygonModel()

  init(seed: UInt64) {}

  var content: some View { PolygonView(model: model) }

  func play() { model.changeToNextStop() }

  var bindings: [KeyBinding] {
    [.space("morph") { [self] in play() }]
      + KeyBinding.upAndDown("sides") { [model] in model.add(tenths: 10 * $0) }
      + KeyBinding.upAndDown(
        "by 0.1", modifiers: .shift, label: "shift-\(KeyBinding.upAndDownLabel)"
      ) { [model] in model.add(tenths: $0) }
      + KeyBinding.brackets("scale") { [model] in model.grow(by: $0) }
      + KeyBinding.colors(of: model)
  }
}
