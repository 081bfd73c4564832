import TermAnim

/// Ways in which a view comes and goes.
@MainActor
final class TransitionsScene: DemoScene {
  static let name = "transitions"
  static let title = "Transitions"
  static let hasButtons = true
  static let gestures: [KeyBinding] = [.click("press")]
  static let pace = 1.5

  let stage = StageModel()
  let model = TransitionsModel()

  init(seed: UInt64) {}

  var content: some View { TransitionsView(model: model) }

  func play() { model.toggleAll() }

  func playOnTour() { model.swapHalves() }

  var bindings: [KeyBinding] {
    [.space("all") { [self] in play() }]
      + KeyBinding.digits(count: TransitionSample.all.count, "one of them") { [model] in
        model.toggle($0)
      }
      + KeyBinding.colors(of: model)
  }
}
