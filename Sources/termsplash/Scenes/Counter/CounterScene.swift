import TermAnim

/// A number whose digits roll.
@MainActor
final class CounterScene: DemoScene {
  static let name = "counter"
  static let title = "Counter"
  static let gestures: [KeyBinding] = [.click("next number")]

  let stage = StageModel()
  let model: CounterModel

  init(seed: UInt64) {
    model = CounterModel(seed: seed)
  }

  var content: some View { CounterView(model: model) }

  func play() { model.rollToNextStop() }

  var bindings: [KeyBinding] {
    [
      .space("next number") { [self] in play() },
      .key("r", "random") { [model] in model.rollAnywhere() },
    ]
      + entries
      + KeyBinding.upAndDown("by 1") { [model] in model.roll(to: model.number + $0) }
      + KeyBinding.leftAndRight("by 10") { [model] in model.roll(to: model.number + 10 * $0) }
      + KeyBinding.colors(of: model)
  }

  /// The characters a number begins with, each of which opens the entry with itself.
  private var entries: [KeyBinding] {
    "0123456789-".map { character in
      let isNamed = character == "0"
      return KeyBinding(
        [KeyStroke(.character(character))], label: isNamed ? "0-9" : "",
        meaning: isNamed ? "type" : ""
      ) { [stage, model] in
        stage.ask(
          "Number", hint: "Number -9999 to 9999", text: String(character),
          accepting: { $0.dropFirst($0.hasPrefix("-") ? 1 : 0).allSatisfy { "0"..."9" ~= $0 } }
        ) { model.roll(toEntry: $0) }
      }
      .naming(KeyStroke(.character("0")), KeyStroke(.character("9")))
    }
  }
}
