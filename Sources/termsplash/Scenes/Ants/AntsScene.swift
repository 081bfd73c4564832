import TermAnim

/// Dashes that march round shapes.
@MainActor
final class AntsScene: DemoScene {
  static let name = "ants"
  static let title = "Marching ants"
  static let gestures: [KeyBinding] = [.click("turn round")]

  let stage = StageModel()
  let model = AntsModel()

  init(seed: UInt64) {}

  var content: some View { AntsView(model: model) }

  func play() { model.isBackwards.toggle() }

  var bindings: [KeyBinding] {
    [.space("turn round") { [self] in play() }]
      + KeyBinding.leftAndRight("direction") { [model] in model.isBackwards = $0 < 0 }
      + KeyBinding.upAndDown("pace") { [model] in model.hurry(by: $0) }
      + KeyBinding.brackets("length") { [model] in model.lengthen(by: $0) }
      + KeyBinding.colors(of: model)
  }
}
