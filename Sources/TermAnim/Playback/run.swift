import Foundation

/// Shows a view on the terminal until `q`, Esc or Ctrl-C is pressed; a script's last line.
///
/// Where there is no terminal that could show it, one line on standard error says why, and the
/// process exits with status 1.
///
/// - Parameters:
///   - options: How it is shown.
///   - root: The view that fills the screen.
///
/// Must be called on the main thread; not isolated to the main actor, because the top level of a
/// script in the Swift 5 language mode is not either.
public func run<Root: View>(
  options: PlayerOptions = PlayerOptions(), @ViewBuilder _ root: @MainActor () -> Root
) {
  MainActor.assumeIsolated { player(options, root).run() }
}

/// Shows a view on the terminal until `q`, Esc or Ctrl-C is pressed, or until the task is
/// cancelled; for programs whose `main` is `async`.
///
/// Where there is no terminal that could show it, one line on standard error says why, and the
/// process exits with status 1.
///
/// - Parameters:
///   - options: How it is shown.
///   - root: The view that fills the screen.
@MainActor
public func run<Root: View>(
  options: PlayerOptions = PlayerOptions(), @ViewBuilder _ root: @MainActor () -> Root
) async {
  await player(options, root).run()
}

/// A player of a program that nobody could turn back; exits where there is no terminal for it.
@MainActor
private func player<Root: View>(
  _ options: PlayerOptions, _ root: @MainActor () -> Root
) -> Player {
  do throws(TerminalError) {
    let player = try Player(options: options, root: root)
    player.performance.keepsPast = false
    return player
  } catch {
    try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
    exit(1)
  }
}
