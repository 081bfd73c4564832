import TermAnim

/// A dashed ring that fills, and a label that counts.
@MainActor
final class PercentScene: DemoScene {
  static let name = "percent"
  static let title = "Percent"
  static let gestures: [KeyBinding] = [.drag("turn the ring")]

  let stage = StageModel()
  let model = PercentModel()

  init(seed: UInt64) {}

  var content: some View { PercentView(model: model) }

  func play() { model.aimAtNextStop() }

  var bindings: [KeyBinding] {
    [.space("next share") { [self] in play() }]
      + KeyBinding.digits(from: 0, count: 10, "tens") { [model] in model.aim(at: 10 * $0) }
      + [.key("=", "100 %") { [model] in model.aim(at: 100) }]
      + KeyBinding.upAndDown("by 1") { [model] in model.aim(at: model.percent + $0) }
      + KeyBinding.leftAndRight("by 10") { [model] in model.aim(at: model.percent + 10 * $0) }
      + KeyBinding.colors(of: model)
  }
}
