import TermAnim

/// A show with its console, ready to be given to whoever shows frames.
@MainActor
struct Staging {
  let beginning: Show.Beginning

  /// The show from its beginning, on a screen of its own, to be drawn without a terminal.
  func renderer(
    columns: Int, rows: Int, options: PlayerOptions
  ) -> (renderer: FrameRenderer, console: Console) {
    let renderer = FrameRenderer(columns: columns, rows: rows, options: options) { Show(beginning) }
    return (renderer, Console(renderer.performance, motion: beginning.motion))
  }

  /// The show from its beginning, on the terminal.
  ///
  /// - Throws: `TerminalError` when there is no terminal that could show anything.
  func player(options: PlayerOptions) throws -> (player: Player, console: Console) {
    let player = try Player(options: options, playing: { Show(beginning) })
    let console = Console(player.performance, motion: beginning.motion)
    console.onQuit = { [weak player] in player?.quit() }
    return (player, console)
  }
}
