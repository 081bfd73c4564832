import TermAnim

/// Letters that swell as a wave goes along them.
@MainActor
final class WaveScene: DemoScene {
  static let name = "wave"
  static let title = "Wave"
  static let gestures: [KeyBinding] = [.click("wave"), .point("lift letters")]
  static let pace = 4.0

  let stage = StageModel()
  let model = WaveModel()

  init(seed: UInt64) {}

  var content: some View { WaveView(model: model) }

  func play() { model.send() }

  var bindings: [KeyBinding] {
    [
      .space("wave") { [self] in play() },
      .key("e", "edit") { [self] in edit() },
      .key("r", "repeat") { [model] in model.goOnOrStop() },
    ]
      + KeyBinding.brackets("width") { [model] in model.widen(by: $0) }
      + KeyBinding.colors(of: model)
  }

  private func edit() {
    stage.ask("Text", hint: "Text, such as Ripple", text: model.text) { [model] in
      guard $0.contains(where: { !$0.isWhitespace }) else { return false }
      model.text = $0
      model.send()
      return true
    }
  }
}
