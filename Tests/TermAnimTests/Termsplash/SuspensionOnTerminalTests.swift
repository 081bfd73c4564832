import Foundation
import Testing

/// The splash scene under a real shell that stops it and goes on with it.
struct SuspensionOnTerminalTests {
  private static func shell() throws -> SplashGuest {
    let guest = try SplashGuest(
      ["--norc", "--noprofile", "--noediting", "-i"], program: "/bin/bash",
      variables: ["PS1": "PROMPT "])
    guest.terminal.expect("PROMPT ")
    return guest
  }

  /// A shell in whose foreground the scene shows its first picture.
  private static func guestInShell() async throws -> SplashGuest {
    let guest = try shell()
    guest.terminal.send("\(SplashGuest.path) splash\n")
    guest.answer()
    try await guest.expectPicture(after: "")
    return guest
  }

  /// Stops the scene as a key, or a signal that cannot be caught.
  private static func stop(_ guest: SplashGuest, by signal: Int32) throws {
    if signal == SIGTSTP {
      guest.terminal.send("\u{1A}")
    } else {
      kill(try TerminalGuest.child(of: guest.terminal.process), signal)
    }
    guest.terminal.expect("Stopped")
    guest.terminal.expect("PROMPT ")
    if signal == SIGTSTP {
      #expect(ScreenState(after: guest.terminal.output).changed == [])
    }
  }

  private static func goOn(_ guest: SplashGuest) {
    guest.terminal.send("fg\n")
    guest.terminal.expect("\u{1B}[?1049h")
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `the picture comes back exact, and keys count again`(signal: Int32) async throws {
    let guest = try await Self.guestInShell()
    for keys in ["c", "c 9"] {
      guest.terminal.send(String(keys.suffix(1)))
      try await guest.expectPicture(after: keys)
      try Self.stop(guest, by: signal)
      Self.goOn(guest)
      try await guest.expectPicture(after: keys)
    }
    guest.terminal.expectQuittingInShell()
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a size that changed meanwhile is that of the picture`(signal: Int32) async throws {
    let guest = try await Self.guestInShell()
    try Self.stop(guest, by: signal)
    guest.terminal.resize(columns: 1, rows: 1)
    guest.resize(columns: 67, rows: 21)
    Self.goOn(guest)
    try await guest.expectPicture(after: "")
    guest.terminal.expectQuittingInShell()
  }

  @Test(arguments: [SIGTSTP, SIGSTOP])
  func `a sweep that was stopped goes on to its end`(signal: Int32) async throws {
    let guest = try await Self.guestInShell()
    let before = guest.screen.looks
    guest.terminal.send("9")
    // A key that is not read yet when the program is stopped is the shell's.
    #expect(guest.watch { $0.looks != before })
    try Self.stop(guest, by: signal)
    Self.goOn(guest)
    try await guest.expectPicture(after: "9")
    guest.terminal.expectQuittingInShell()
  }

  @Test func `what was begun in the background shows nothing before it is called`() async throws {
    let guest = try Self.shell()
    guest.terminal.send("\(SplashGuest.path) splash &\n")
    guest.terminal.expect("PROMPT ")
    guest.terminal.send("wait; jobs\n")
    guest.terminal.expect("Stopped")
    #expect(!String(decoding: guest.terminal.output, as: UTF8.self).contains("\u{1B}["))
    guest.terminal.send("fg\n")
    guest.answer()
    try await guest.expectPicture(after: "")
    guest.terminal.expectQuittingInShell()
  }
}
