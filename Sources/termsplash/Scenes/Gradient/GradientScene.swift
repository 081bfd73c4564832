import TermAnim

/// Two sets of colours, mixed in any proportion.
@MainActor
final class GradientScene: DemoScene {
  static let name = "gradient"
  static let title = "Gradient"
  static let gestures: [KeyBinding] = [.drag("mix on the line")]

  let stage = StageModel()
  let model = GradientModel()

  init(seed: UInt64) {}

  var content: some View { GradientView(model: model) }

  func play() { model.mixToOtherEnd() }

  var bindings: [KeyBinding] {
    [
      .space("mix") { [self] in play() },
      .key("m", "kind") { [model] in model.changeKind() },
    ]
      + KeyBinding.digits(count: GradientPair.all.count, "colours") { [model] in model.choose($0) }
      + KeyBinding.upAndDown("by 5 %") { [model] in model.mix(to: model.percent + 5 * $0) }
      + KeyBinding.colors { [model] in model.choose(model.index + $0) }
  }
}
