import TermAnim

/// Text of two scripts that takes on another colour, letter by letter.
@MainActor
final class ColorTextScene: DemoScene {
  static let name = "colortext"
  static let title = "Colour text"
  static let gestures: [KeyBinding] = [.click("flow")]

  let stage = StageModel()
  let model = ColorTextModel()

  init(seed: UInt64) {}

  var content: some View { ColorTextView(model: model) }

  func play() { model.flow() }

  var bindings: [KeyBinding] {
    [
      .space("flow") { [self] in play() },
      .key("e", "edit") { [stage, model] in
        stage.ask("Text", text: model.latin) {
          model.latin = $0
          return true
        }
      },
      .key("E", "edit below") { [stage, model] in
        stage.ask("Text", text: model.chinese) {
          model.chinese = $0
          return true
        }
      },
    ] + KeyBinding.colors(of: model)
  }
}
