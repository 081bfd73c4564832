import TermAnim

/// A dance in phases.
@MainActor
final class PhasesScene: DemoScene {
  static let name = "phases"
  static let title = "Phases"
  static let gestures: [KeyBinding] = [.click("dance")]
  static let pace = 4.0

  let stage = StageModel()
  let model = PhasesModel()

  init(seed: UInt64) {}

  var content: some View { PhasesView(model: model) }

  func play() { model.dance() }

  var bindings: [KeyBinding] {
    [
      .space("dance") { [self] in play() },
      .key("e", "endless") { [model] in model.danceOnOrStop() },
    ]
      + KeyBinding.brackets("duration") { [model] in model.slowDown(by: $0) }
      + KeyBinding.colors(of: model)
  }
}
