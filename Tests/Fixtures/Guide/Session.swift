import TermAnim

/// Shows the countdown until x, q or Esc is pressed, in at most 80 by 24 cells.
@MainActor
func show() throws {
  var options = PlayerOptions()
  options.framesPerSecond = 30
  options.largestSize = TerminalSize(columns: 80, rows: 24)
  let player = try Player(options: options) { Countdown() }
  player.onKey = { [unowned player] stroke in
    guard stroke == KeyStroke(.character("x")) else { return false }
    player.quit()
    return true
  }
  player.onEnd = { print("The terminal is yours again.") }
  player.run()
}
