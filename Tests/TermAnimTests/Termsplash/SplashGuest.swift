import Foundation
import TermAnim
import Testing

@testable import termsplash

/// termsplash on a terminal of its own, whose screen an emulator shows frame by frame.
///
/// The terminal says that it knows synchronised output, so that frames can be told apart however
/// their bytes arrive.
final class SplashGuest {
  let terminal: PseudoTerminal
  let screen: VirtualScreen
  let modesFound: [UInt32]
  private var played = 0

  private static let frameStart = Array("\u{1B}[?2026h".utf8)
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)
  private static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    "COLORTERM": "truecolor",
  ]

  /// Starts a program without waiting for anything; termsplash itself unless another is named.
  init(
    _ arguments: [String], program: String = path, columns: Int = 80, rows: Int = 24,
    variables: [String: String] = [:], redirections: [Int32: String] = [:],
    isControlling: Bool = true
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    screen = VirtualScreen(columns: columns, rows: rows)
    modesFound = terminal.modes
    try terminal.start(
      program, arguments, environment: Self.environment.merging(variables) { $1 },
      redirections: redirections, isControlling: isControlling)
  }

  /// Starts the splash scene, and waits until its first picture is complete.
  convenience init(columns: Int = 80, rows: Int = 24) async throws {
    try self.init(["splash"], columns: columns, rows: rows)
    answer()
    try await expectPicture(after: "")
  }

  /// The executable that was built with the tests.
  static var path: String {
    URL(fileURLWithPath: TerminalGuest.path).deletingLastPathComponent()
      .appendingPathComponent("termsplash").path
  }

  /// Answers the questions that the program asks at its start.
  func answer() {
    terminal.expect("\u{1B}[c")
    terminal.send("\u{1B}[?2026;2$y\u{1B}[?62;22c")
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  // MARK: Watching

  /// Plays frame after frame until `isDone` says so of the screen; `false` if it never does.
  ///
  /// Short frames come without marks; what is followed by silence counts as a frame.
  func watch(until isDone: (VirtualScreen) -> Bool) -> Bool {
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    if isDone(screen) { return true }
    repeat {
      while let end = nextFrameEnd() {
        if play(to: end, until: isDone) { return true }
      }
      let count = terminal.output.count
      guard terminal.pump(milliseconds: 50) else { break }
      guard terminal.output.count == count, played < count, !isWithinFrame else { continue }
      // Silence may also be a pause in the middle of what was written at once.
      guard terminal.catchUp() == count else { continue }
      if play(to: count, until: isDone) { return true }
    } while PseudoTerminal.now < deadline
    return false
  }

  /// Waits until nothing has come for so many seconds; returns whether that was ever so.
  @discardableResult
  func settle(quietFor seconds: Double = 0.2) -> Bool {
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    var (count, start) = (terminal.output.count, PseudoTerminal.now)
    while PseudoTerminal.now < start + seconds {
      guard PseudoTerminal.now < deadline, terminal.pump(milliseconds: 50) else { return false }
      if terminal.output.count != count {
        (count, start) = (terminal.output.count, PseudoTerminal.now)
      }
    }
    return true
  }

  /// Plays all that has been read.
  func playAll() {
    _ = play(to: terminal.output.count) { _ in true }
  }

  private func play(to end: Int, until isDone: (VirtualScreen) -> Bool) -> Bool {
    screen.feed(terminal.output[played..<end])
    played = end
    return isDone(screen)
  }

  private func nextFrameEnd() -> Int? {
    next(Self.frameEnd).map { $0 + Self.frameEnd.count }
  }

  /// Whether a frame has begun whose rest is still on its way.
  private var isWithinFrame: Bool { next(Self.frameStart) != nil }

  /// Where a sequence begins that has not been played yet.
  private func next(_ sequence: [UInt8]) -> Int? {
    var rest = terminal.output[played...]
    while let start = rest.firstIndex(of: 0x1B) {
      if rest[start...].starts(with: sequence) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// Waits for the picture that is at rest after these keys, exact in every cell; then for silence,
  /// in which it stays exact.
  func expectPicture(
    after keys: String, at location: SourceLocation = #_sourceLocation
  ) async throws {
    let expected = try await Self.picture(after: keys, columns: screen.columns, rows: screen.rows)
    repeat {
      let isShown = watch { $0.looksLike(expected) }
      #expect(isShown, "the picture after '\(keys)' did not come", sourceLocation: location)
      let isSilent = settle(quietFor: 0.1)
      #expect(isSilent, "a picture at rest is silent", sourceLocation: location)
      guard isShown, isSilent else { return }
      // What seemed to be silence may have been a pause in a frame that changes nothing.
      playAll()
    } while !screen.looksLike(expected)
  }

  /// The picture at rest after these keys, drawn at once and by no player.
  static func picture(after keys: String, columns: Int, rows: Int) async throws -> VirtualScreen {
    let screen = VirtualScreen(columns: columns, rows: rows)
    screen.show(lines: try await lines(after: keys, columns: columns, rows: rows))
    return screen
  }

  @MainActor
  private static func lines(after keys: String, columns: Int, rows: Int) throws -> String {
    var options = PlayerOptions()
    options.framesPerSecond = 10
    let (renderer, _) = Staging(beginning: Show.Beginning(scene: .splash))
      .renderer(columns: columns, rows: rows, options: options)
    try renderer.perform(keys)
    renderer.advance(by: 3)
    return renderer.lines()
  }

  /// Checks how the program ends, and that the terminal is as it was found.
  func expectEnding(
    _ ending: PseudoTerminal.Ending, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.ending() == ending, sourceLocation: location)
    #expect(terminal.changes == [], sourceLocation: location)
    #expect(terminal.modes == modesFound, sourceLocation: location)
  }
}

extension VirtualScreen {
  /// Whether every cell looks the same, by whichever character it is drawn; rows that are not
  /// `compared` may differ.
  func looksLike(_ other: VirtualScreen, compared: (Int) -> Bool = { _ in true }) -> Bool {
    guard (columns, rows) == (other.columns, other.rows) else { return false }
    return (0..<rows).filter(compared).allSatisfy { row in
      (0..<columns).allSatisfy { hasCell($0, row, of: other) }
    }
  }

  /// Whether a cell looks as it does on another screen.
  func hasCell(_ column: Int, _ row: Int, of other: VirtualScreen) -> Bool {
    // The second half of a wide character is drawn with the first.
    if column > 0, self[column - 1, row].columns == 2, other[column - 1, row].columns == 2 {
      return true
    }
    guard let mine = halves(column: column, row: row),
      let theirs = other.halves(column: column, row: row)
    else { return self[column, row] == other[column, row] }
    return mine == theirs
  }
}
