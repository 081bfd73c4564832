import TermAnim

/// All curves and springs in a race.
@MainActor
final class SpringsScene: DemoScene {
  static let name = "springs"
  static let title = "Curves and springs"
  static let gestures: [KeyBinding] = [.click("race"), .drag("pull a ball")]

  let stage = StageModel()
  let model = SpringsModel()

  init(seed: UInt64) {}

  var content: some View { SpringsView(model: model) }

  func play() { model.race() }

  var bindings: [KeyBinding] {
    [.space("race") { [self] in play() }]
      + KeyBinding.upAndDown("stiffness") { [model] in
        model.stiffen(by: $0)
        model.race()
      }
      + KeyBinding.brackets("damping") { [model] in
        model.dampen(by: $0)
        model.race()
      }
      + KeyBinding.colors(of: model)
  }
}
