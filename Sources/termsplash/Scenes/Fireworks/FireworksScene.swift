import TermAnim

/// Fireworks, drawn spark by spark on a canvas.
@MainActor
final class FireworksScene: DemoScene {
  static let name = "fireworks"
  static let title = "Fireworks"
  static let gestures: [KeyBinding] = [.click("fire there")]
  /// So that the last salvo of the tour is just out when it goes on.
  static let pace = 2.1

  let stage = StageModel()
  let model: FireworksModel

  init(seed: UInt64) {
    model = FireworksModel(seed: seed)
  }

  var content: some View { FireworksView(model: model) }

  func play() { model.fire() }

  var bindings: [KeyBinding] {
    [.space("fire") { [self] in play() }]
      + KeyBinding.digits(count: 9, "salvo") { [model] in
        model.choose(salvo: $0 + 1)
        model.fire()
      }
      + KeyBinding.upAndDown("more, fewer") { [model] in model.choose(salvo: model.salvo + $0) }
      + KeyBinding.colors(of: model)
  }
}
