import Foundation
import Testing

/// Stopping and going on under a real shell.
@Suite(.serialized)
struct SuspensionTests {
  private static func expectShell(_ guest: TerminalGuest) {
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    #expect(ScreenState(after: guest.terminal.output).changed == [])
    guest.terminal.send("echo $((6 * 7))\n")
    guest.terminal.expect("42\r\n")
  }

  private static func expectReturn(_ guest: TerminalGuest) {
    guest.terminal.send("fg\n")
    guest.terminal.expect("\u{1B}[?1049h")
    guest.terminal.expect("READY again\r\nresumed ")
    #expect(ScreenState(after: guest.terminal.output).changed.contains("mode 1049"))
    guest.terminal.send("x")
    guest.terminal.expect("key x\r\n")
  }

  @Test func `Control-Z gives a clean shell, and fg everything back`() throws {
    let guest = try TerminalGuest.runningInShell()
    guest.terminal.send("\u{1A}")
    guest.terminal.expect("suspended")
    Self.expectShell(guest)
    Self.expectReturn(guest)
    guest.terminal.send("\u{1A}")
    Self.expectShell(guest)
    Self.expectReturn(guest)
    guest.terminal.expectQuittingInShell()
  }

  @Test func `Control-Z works in the kitty keyboard protocol, and the shell is without it`() throws
  {
    let guest = try TerminalGuest(shell: ())
    guest.terminal.send("\(TerminalGuest.path)\n")
    guest.answer("\u{1B}[?0u\(TerminalGuest.plainAnswer)")
    guest.terminal.expect("kitty")
    guest.terminal.send("\u{1B}[122;5u")
    Self.expectShell(guest)
    Self.expectReturn(guest)
    #expect(ScreenState(after: guest.terminal.output).changed.contains("keyboard"))
    guest.terminal.expectQuittingInShell()
  }

  @Test func `a size changed while the program is stopped is known afterwards`() throws {
    let guest = try TerminalGuest.runningInShell()
    guest.terminal.send("\u{1A}")
    Self.expectShell(guest)
    guest.terminal.resize(columns: 101, rows: 31)
    guest.terminal.send("fg\n")
    guest.terminal.expect("resumed 101x31\r\n")
    guest.terminal.expectQuittingInShell()
  }

  @Test func `after SIGSTOP, which gives no warning, the modes are set again`() throws {
    let guest = try TerminalGuest.runningInShell()
    try guest.signalFromOutside(SIGSTOP)
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    Self.expectReturn(guest)
    guest.terminal.expectQuittingInShell()
  }

  @Test func `a size changed after SIGSTOP is known after it, too`() throws {
    let guest = try TerminalGuest.runningInShell()
    try guest.signalFromOutside(SIGSTOP)
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    guest.terminal.resize(columns: 3, rows: 2)
    guest.terminal.resize(columns: 102, rows: 32)
    guest.terminal.send("fg\n")
    guest.terminal.expect("resumed 102x32\r\n")
    guest.terminal.expectQuittingInShell()
  }

  @Test func `after SIGSTOP the keyboard protocol is not pushed twice`() throws {
    let guest = try TerminalGuest(shell: ())
    guest.terminal.send("\(TerminalGuest.path)\n")
    guest.answer("\u{1B}[?0u\(TerminalGuest.plainAnswer)")
    guest.terminal.expect("kitty")
    try guest.signalFromOutside(SIGSTOP)
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    Self.expectReturn(guest)
    guest.terminal.expectQuittingInShell()
  }

  @Test func `SIGTSTP from outside stops as Control-Z does`() throws {
    let guest = try TerminalGuest.runningInShell()
    try guest.signalFromOutside(SIGTSTP)
    Self.expectShell(guest)
    Self.expectReturn(guest)
    guest.terminal.expectQuittingInShell()
  }

  @Test func `in the background the program touches nothing, and waits for the foreground`() throws
  {
    let guest = try TerminalGuest.runningInShell()
    guest.terminal.send("\u{1A}")
    Self.expectShell(guest)
    guest.terminal.send("bg; wait; jobs\n")
    guest.terminal.expect("Stopped")
    #expect(ScreenState(after: guest.terminal.output).changed == [])
    Self.expectReturn(guest)
    guest.terminal.expectQuittingInShell()
  }

  @Test func `started in the background the program stops before it touches anything`() throws {
    let guest = try TerminalGuest(shell: ())
    guest.terminal.send("\(TerminalGuest.path) &\n")
    guest.terminal.expect("PROMPT ")
    guest.terminal.send("wait; jobs\n")
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    #expect(!guest.terminal.output(after: "").contains("\u{1B}[?1049h"))
    guest.terminal.send("fg\n")
    guest.answer()
    guest.terminal.expect("READY")
    guest.terminal.expectQuittingInShell()
  }

  @Test func `whoever is ended in the background leaves the shell its modes`() throws {
    let guest = try TerminalGuest.runningInShell()
    try guest.signalFromOutside(SIGSTOP)
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    // The shell's own wait does not wait for a job that it holds for stopped.
    guest.terminal.send("kill %1; while [ \"$(jobs)\" ]; do sleep 0.1; done; echo $((6 * 7))\n")
    guest.terminal.expect("42\r\n")
    guest.terminal.expect("PROMPT ")
    guest.terminal.send("exit\n")
    #expect(guest.terminal.ending() == .exit(0))
    #expect(guest.terminal.output(after: "kill %1").contains("Terminated"))
    #expect(ScreenState(after: guest.terminal.output).changed == [])
  }

  @Test func `a parent that ignores stopping is not expected to go on`() throws {
    let guest = try TerminalGuest(after: "trap '' TSTP")
    guest.terminal.send("\u{1A}")
    guest.terminal.expect("suspended")
    guest.terminal.expect("resumed 80x24\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `without a shell that could continue it the program goes on`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("\u{1A}")
    guest.terminal.expect("suspended")
    guest.terminal.expect("resumed 80x24\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }
}
