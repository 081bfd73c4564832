import Foundation
import Testing

/// Terminals that are shared, half there, or left alone by those who began the program.
@Suite(.serialized)
struct SharedTerminalTests {
  // MARK: Two programs

  @Test func `a second program runs while the first is stopped, and both give everything back`()
    throws
  {
    let guest = try TerminalGuest.runningInShell()
    guest.terminal.send("\u{1A}")
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    guest.startInShell()
    guest.terminal.send("q")
    guest.terminal.expect("PROMPT ")
    #expect(ScreenState(after: guest.terminal.output).changed == [])
    guest.terminal.send("fg\n")
    guest.terminal.expect("READY again\r\nresumed ")
    guest.terminal.send("yq")
    guest.terminal.expect("key y\r\n")
    guest.terminal.expect("PROMPT ")
    #expect(ScreenState(after: guest.terminal.output).changed == [])
  }

  @Test func `in a pipeline both refuse, and the terminal is not touched`() throws {
    let guest = try TerminalGuest(shell: ())
    let before = guest.terminal.modes
    guest.terminal.send("\(TerminalGuest.path) | \(TerminalGuest.path)\n")
    guest.terminal.expect("standard ")
    guest.terminal.expect("standard ")
    guest.terminal.expect("PROMPT ")
    #expect(ScreenState(after: guest.terminal.output).changed == [])
    #expect(guest.terminal.modes == before)
  }

  // MARK: Streams

  @Test(arguments: [("<&-", "input"), (">&-", "output"), ("<&- 2>&-", "")])
  func `a standard stream that is closed is refused`(redirection: String, stream: String) throws {
    let guest = try SplashGuest(
      ["-c", "exec \"$0\" splash \(redirection)", SplashGuest.path], program: "/bin/sh")
    guest.expectEnding(.exit(1))
    let output = String(decoding: guest.terminal.output, as: UTF8.self)
    #expect(!output.contains("\u{1B}"))
    #expect(stream.isEmpty ? output.isEmpty : output.contains("standard \(stream) is not"))
  }

  private static let setpriv = "/usr/bin/setpriv"
  private static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  /// Whether another user can run the fixture, whose terminal then cannot be opened by its name.
  private static var canBecomeNobody: Bool {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv) else {
      return false
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: setpriv)
    process.arguments = nobody + ["/usr/bin/test", "-x", TerminalGuest.path]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled(if: canBecomeNobody, "needs root, to become somebody who may not open it"))
  func `a terminal whose name cannot be opened, as after su, is used and given back`() throws {
    let guest = try SplashGuest(
      Self.nobody + [SplashGuest.path, "splash"], program: Self.setpriv, isControlling: false)
    guest.answer()
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    guest.terminal.send("c?")
    #expect(guest.watch { screen in (0..<24).contains { screen.text(row: $0).contains("quit") } })
    guest.terminal.send("\u{1B}")
    #expect(guest.watch { $0.text(row: 1).contains("Splash") })
    // What such a terminal has not read when the program ends is lost to it.
    guest.settle(quietFor: 0.5)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  // MARK: Parents

  @Test func `the death of the shell ends the program`() throws {
    let guest = try TerminalGuest.runningInShell()
    let program = try guest.program
    guest.terminal.signal(SIGKILL)
    #expect(Self.hasEnded(program))
  }

  @Test func `the death of the shell ends a program that is stopped, too`() throws {
    let guest = try TerminalGuest.runningInShell()
    let program = try guest.program
    guest.terminal.send("\u{1A}")
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    guest.terminal.signal(SIGKILL)
    #expect(Self.hasEnded(program))
    guest.terminal.catchUp()
    #expect(ScreenState(after: guest.terminal.output).changed == [])
  }

  @Test func `the death of a parent that was no shell ends the program, and all is given back`()
    throws
  {
    let guest = try TerminalGuest(shell: ())
    let script = "\(TerminalGuest.path); echo over"
    guest.terminal.send("sh -c '\(script)'\n")
    guest.answer()
    guest.terminal.expect("READY")
    guest.terminal.send("x")
    guest.terminal.expect("key x\r\n")
    let parent = try guest.program
    let program = try TerminalGuest.child(of: parent)
    kill(parent, SIGKILL)
    // The shell takes the terminal, and tells nobody.
    guest.terminal.expect("PROMPT ")
    #expect(Self.hasEnded(program))
    guest.terminal.catchUp()
    #expect(ScreenState(after: guest.terminal.output).changed == [])
  }

  /// Whether a process that is not ours to wait for ends in time.
  private static func hasEnded(_ process: pid_t) -> Bool {
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    while PseudoTerminal.now < deadline {
      guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let state = line.split(separator: ")").last?.first(where: { $0 != " " })
      else { return true }
      if state == "Z" || state == "X" { return true }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    return false
  }
}
