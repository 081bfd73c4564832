import TermAnim

/// A countdown whose every moment can be shown again.
@MainActor
final class CountdownProgram: Playable {
  var root: some View { Countdown() }
}

@MainActor
func play() throws {
  let player = try Player(playing: { CountdownProgram() })
  player.onKey = { [unowned player] stroke in
    switch stroke.key {
    case .left: player.performance.step(by: -1)
    case .right: player.performance.step(by: 1)
    case .character("p"): player.performance.setPaused(!player.performance.isPaused)
    default: return false
    }
    player.requestFrame()
    return true
  }
  player.run()
}
