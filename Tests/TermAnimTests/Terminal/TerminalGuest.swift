import Foundation
import Testing

/// The fixture program on a terminal of its own.
final class TerminalGuest {
  let terminal: PseudoTerminal
  let modesFound: [UInt32]

  /// What a terminal answers that knows DA1 and nothing else.
  static let plainAnswer = "\u{1B}[?62;22c"
  private static let lastQuestion = "\u{1B}[c"

  /// Starts the fixture and, unless it is refused, waits until it has asked; then answers.
  init(
    columns: Int = 80, rows: Int = 24, answer: String? = plainAnswer,
    variables: [String: String] = [:], redirections: [Int32: String] = [:],
    isControlling: Bool = true, isRefused: Bool = false, hasUnusualModes: Bool = false
  ) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    if hasUnusualModes { terminal.setUnusualModes() }
    modesFound = terminal.modes
    try terminal.start(
      Self.path, environment: Self.environment.merging(variables) { $1 },
      redirections: redirections, isControlling: isControlling)
    if isRefused { return }
    terminal.expect(Self.lastQuestion)
    if let answer { terminal.send(answer) }
    terminal.expect("READY")
  }

  /// Begins with `bash` as the parent, for what needs a shell's job control.
  init(shell: Void) throws {
    terminal = try PseudoTerminal()
    modesFound = terminal.modes
    try terminal.start(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: Self.environment.merging(["PS1": "PROMPT "]) { $1 })
    terminal.expect("PROMPT ")
  }

  /// Begins after a command of `bash`, and waits until the fixture has asked.
  init(after command: String) throws {
    terminal = try PseudoTerminal()
    modesFound = terminal.modes
    try terminal.start(
      "/bin/bash", ["-c", "\(command); exec \"$0\"", Self.path], environment: Self.environment)
    answer()
    terminal.expect("READY")
  }

  /// Begins with `bash` as the parent, in whose foreground the fixture runs and hears keys.
  static func runningInShell() throws -> TerminalGuest {
    let guest = try TerminalGuest(shell: ())
    guest.startInShell()
    return guest
  }

  /// Starts the fixture from the shell, and waits until it has heard a key.
  ///
  /// The answer comes before that key: a stop would leave it to the shell.
  func startInShell() {
    terminal.send("\(Self.path)\n")
    answer()
    terminal.expect("READY")
    terminal.send("x")
    terminal.expect("key x\r\n")
  }

  static var path: String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("TerminalGuest").path
  }

  private static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
    "COLORTERM": "truecolor",
  ]

  /// Answers the question that was asked last; needed after a shell has started the program.
  func answer(_ text: String = plainAnswer) {
    terminal.expect(Self.lastQuestion)
    terminal.send(text)
  }

  /// The program that the shell runs.
  var program: pid_t {
    get throws { try Self.child(of: terminal.process) }
  }

  /// The first child of a process.
  static func child(of process: pid_t) throws -> pid_t {
    let children = try String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return try #require(children.split(separator: " ").first.flatMap { pid_t($0) })
  }

  /// Sends a signal to the program that the shell runs.
  func signalFromOutside(_ signal: Int32) throws {
    kill(try program, signal)
  }

  /// Checks that the program ends like this, and leaves the terminal as it was found.
  func expectEnding(
    _ ending: PseudoTerminal.Ending, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(terminal.ending() == ending, sourceLocation: location)
    expectRestored(at: location)
  }

  /// Checks that screen and modes are as they were before the program ran.
  func expectRestored(at location: SourceLocation = #_sourceLocation) {
    #expect(terminal.changes == [], sourceLocation: location)
    #expect(terminal.modes == modesFound, sourceLocation: location)
    #expect(terminal.unread == 0, sourceLocation: location)
  }
}
