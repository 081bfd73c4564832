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
      + KeyBinding.digits(count: 9, "salvo") { [self] in fire(salvo: $0 + 1) }
      + KeyBinding.upAndDown("more, fewer") { [self] in fire(salvo: model.salvo + $0) }
      + KeyBinding.colors { [self] in
        model.palette = model.palette.next(by: $0)
        play()
      }
  }

  /// Fires so many rockets, now and from now on.
  private func fire(salvo: Int) {
    model.choose(salvo: salvo)
    play()
  }
}
