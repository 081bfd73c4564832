import TermAnim

/// Presses the keys of a script on a player, and ends or begins again after a while.
///
/// In real time, as somebody at the keyboard would. A class because what it has scheduled refers to
/// it.
@MainActor
final class Autopilot {
  private unowned let player: Player
  private let steps: [KeyScript.Step]
  private let duration: Double?
  private let startsAgain: Bool
  /// Counts the beginnings: what an earlier one has scheduled is for that one alone.
  private var round = 0

  /// - Parameters:
  ///   - player: What to press the keys on.
  ///   - steps: Keys and pauses; keys without a pause between them come at once.
  ///   - duration: Seconds until the end; nil leaves it to others.
  ///   - startsAgain: Whether the end is another beginning.
  init(_ player: Player, steps: [KeyScript.Step], duration: Double?, startsAgain: Bool) {
    (self.player, self.steps) = (player, steps)
    (self.duration, self.startsAgain) = (duration, startsAgain)
  }

  /// Schedules the keys and the end from now on.
  func start() {
    round += 1
    var delay = 0.0
    for step in steps {
      switch step {
      case .wait(let seconds): delay += seconds
      case .press(let stroke): after(delay) { $0.player.press(stroke) }
      }
    }
    if let duration { after(duration) { $0.end() } }
  }

  private func end() {
    guard startsAgain else { return player.quit() }
    player.performance.startAgain()
    player.requestFrame()
    start()
  }

  private func after(_ seconds: Double, _ action: @escaping @MainActor (Autopilot) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, round] in
      MainActor.assumeIsolated { if let self, self.round == round { action(self) } }
    }
  }
}
