import TermAnim

/// A clock that runs, and springs to a time that is typed.
@MainActor
final class ClockScene: DemoScene {
  static let name = "clock"
  static let title = "Clock"
  static let gestures: [KeyBinding] = [.click("next time"), .drag("turn the hands")]

  let stage = StageModel()
  let model = ClockModel()

  init(seed: UInt64) {}

  var content: some View { ClockView(model: model) }

  func play() { model.comeOn() }

  func playOnTour() { model.setToNextStop() }

  var bindings: [KeyBinding] {
    [.space("next time") { [model] in model.setToNextStop() }]
      + entries
      + KeyBinding.upAndDown("hours") { [model] in model.turn(by: ClockTime($0, 0)) }
      + KeyBinding.leftAndRight("5 minutes") { [model] in model.turn(by: ClockTime(0, 5 * $0)) }
      + KeyBinding.colors(of: model)
  }

  private var entries: [KeyBinding] {
    KeyBinding.digits(from: 0, count: 10, "type") { [stage, model] digit in
      stage.ask(
        "Time", hint: "Time 0:00-23:59", text: "\(digit)",
        accepting: { $0.allSatisfy { "0123456789:".contains($0) } }
      ) { model.set(toEntry: $0) }
    }
  }
}
