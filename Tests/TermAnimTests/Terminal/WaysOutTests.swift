import Foundation
import Testing

/// Every way in which a program ends, on a real terminal: what is left behind is what was found.
@Suite(.serialized)
struct WaysOutTests {
  @Test func `while the program runs the terminal is in its hands`() throws {
    let guest = try TerminalGuest()
    let changed = ScreenState(after: guest.terminal.output).changed
    #expect(
      changed.isSuperset(of: ["mode 1049", "mode 25", "mode 1002", "mode 1006", "mode 2004"]))
    #expect(guest.terminal.modes != guest.modesFound)
  }

  @Test func `a normal end gives everything back, and a second end does nothing`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test(arguments: ["q", "E", "T", "\u{3}"])
  func `modes that no shell has are given back as they were`(command: String) throws {
    let guest = try TerminalGuest(hasUnusualModes: true)
    #expect(guest.terminal.modes != guest.modesFound)
    guest.terminal.send(command)
    #expect(guest.terminal.ending() != .stillRunning)
    guest.expectRestored()
  }

  @Test func `a second session at the same time is refused, and one afterwards is not`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("N")
    guest.terminal.expect("refused: this process has a terminal session already")
    guest.terminal.send("O")
    guest.answer()
    guest.terminal.expect("READY")
    guest.terminal.send("\u{1B}[A")
    guest.terminal.expect("key up\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  /// Dispatch's own descriptors are open already then.
  @Test func `a second session needs fewer descriptors than the first`() throws {
    let guest = try TerminalGuest(
      after: "for d in {3..30}; do eval \"exec $d>&-\"; done; ulimit -n 20")
    guest.terminal.send("O")
    guest.answer()
    guest.terminal.expect("READY")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `exit from anywhere gives everything back`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("E")
    guest.expectEnding(.exit(3))
  }

  @Test func `Control-C ends the program as the shell expects it`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("\u{3}")
    guest.expectEnding(.signal(SIGINT))
  }

  @Test(
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
    ]
      + (PseudoTerminal.hasThreadSanitizer ? [] : [SIGPIPE]))
  func `a signal that ends is told, and ends after everything is given back`(signal: Int32) throws {
    // Where the loop does not turn for half a second, the program ends without being told.
    let isTold = try anyTry {
      let guest = try TerminalGuest()
      guest.terminal.signal(signal)
      guest.expectEnding(.signal(signal))
      return guest.terminal.output(after: "READY").contains("terminate \(signal)")
    }
    #expect(isTold)
  }

  @Test(
    .disabled(
      if: PseudoTerminal.hasThreadSanitizer, "its runtime locks up in about one of 100 such signals"
    ),
    arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT])
  func `a signal of a crash gives everything back`(signal: Int32) throws {
    let guest = try TerminalGuest()
    guest.terminal.signal(signal)
    guest.expectEnding(.signal(signal))
  }

  @Test(arguments: [
    ("T", SIGILL, "Index out of range"), ("F", SIGILL, "the thread gave up"),
  ])
  func `the message of a trap is readable on the screen given back`(
    command: String, signal: Int32, message: String
  ) throws {
    let guest = try TerminalGuest()
    guest.terminal.send(command)
    guest.expectEnding(.signal(signal))
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains(message))
  }

  @Test(
    arguments: [("A", SIGABRT), ("P", SIGSEGV)]
      + (PseudoTerminal.hasThreadSanitizer ? [] : [("R", SIGSEGV), ("S", SIGSEGV)]))
  func `an accident gives everything back`(command: String, signal: Int32) throws {
    let guest = try TerminalGuest()
    guest.terminal.send(command)
    guest.expectEnding(.signal(signal))
  }

  @Test(
    .disabled(
      if: PseudoTerminal.hasSanitizer, "the handler that was found is the sanitizer's, and reports")
  )
  func `the overflow of the stack needs nothing from Swift's own crash handler`() throws {
    let guest = try TerminalGuest(variables: ["SWIFT_BACKTRACE": "enable=no"])
    guest.terminal.send("R")
    guest.expectEnding(.signal(SIGSEGV))
  }

  @Test func `a loop that never turns again does not keep the terminal`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("aL")
    guest.terminal.expect("key a")
    guest.terminal.signal(SIGTERM)
    guest.expectEnding(.signal(SIGTERM))
  }

  @Test func `what goes to standard error is printed afterwards, not into the picture`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("M")
    guest.terminal.expect("complained")
    #expect(!guest.terminal.output(after: "READY").contains("a complaint"))
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains("a complaint\r\n"))
  }

  @Test(arguments: [nil, SIGTERM])
  func `what is printed goes to the end, too, however the program ends`(signal: Int32?) throws {
    let guest = try TerminalGuest()
    for _ in 0..<2 {
      guest.terminal.send("YM")
      guest.terminal.expect("complained")
    }
    #expect(!guest.terminal.output(after: "READY").contains("a remark"))
    if let signal { guest.terminal.signal(signal) } else { guest.terminal.send("q") }
    guest.expectEnding(signal.map { .signal($0) } ?? .exit(0))
    let said = Array(repeating: "a remark\r\na complaint\r\n", count: 2).joined()
    #expect(guest.terminal.output(after: "\u{1B}[?1049l").contains(said))
  }

  @Test func `of a flood of messages the last ones are kept, and little memory is`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("W")
    guest.terminal.expect("complained")
    var kept = stat()
    #expect(stat("/proc/\(guest.terminal.process)/fd/2", &kept) == 0)
    #expect(kept.st_blocks * 512 < 1_500_000)
    guest.terminal.send("q")
    #expect(guest.terminal.ending() == .exit(0))
    let said = guest.terminal.output(after: "\u{1B}[?1049l").components(separatedBy: "\r\n")
    let complaints = said.dropFirst().dropLast()
    #expect((140...170).contains(complaints.count))
    #expect(complaints.last?.hasPrefix("complaint 36000 ") == true)
    #expect(complaints.first?.hasPrefix("complaint \(36_001 - complaints.count) ") == true)
    #expect(ScreenState(after: guest.terminal.output).changed == [])
    #expect(guest.terminal.modes == guest.modesFound)
  }

  /// It saves before it ends its session, or afterwards.
  @Test(arguments: ["Z", "X"])
  func `a program that saves when it is asked to end has the time`(command: String) throws {
    let hasSaved = try anyTry {
      let guest = try TerminalGuest()
      guest.terminal.send("\(command)a")
      guest.terminal.expect("key a")
      guest.terminal.signal(SIGTERM)
      guest.expectEnding(.signal(SIGTERM))
      return guest.terminal.output(after: "\u{1B}[?1049l").contains("saved\r\n")
    }
    #expect(hasSaved)
  }

  @Test func `a signal to end that could not be told any more ends the program`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("D")
    guest.expectEnding(.signal(SIGTERM))
  }

  @Test func `a handler that was set while a session lasted outlives it`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("U")
    guest.expectEnding(.exit(4))
  }

  @Test func `what a session had installed ends the program when put back too late`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("K")
    guest.expectEnding(.signal(SIGUSR1))
  }

  @Test func `a crash while answers are on their way leaves none to the shell`() throws {
    let guest = try TerminalGuest(answer: nil)
    // Once it has stopped, what is sent is for whoever reads next.
    guest.terminal.signal(SIGSTOP)
    #expect(guest.terminal.isStopped())
    guest.terminal.send(TerminalGuest.plainAnswer)
    guest.terminal.signal(SIGSEGV)
    guest.terminal.signal(SIGCONT)
    guest.expectEnding(.signal(SIGSEGV))
  }

  @Test func `a signal that the program has a use for does not end it`() throws {
    let guest = try TerminalGuest(variables: ["USES_SIGNAL": "1"])
    guest.terminal.signal(SIGUSR1)
    guest.terminal.send("a")
    guest.terminal.expect("key a\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    #expect(!guest.terminal.output(after: "READY").contains("terminate"))
  }

  @Test(arguments: [("HUP", SIGHUP), ("INT", SIGINT), ("TERM", SIGTERM)])
  func `a signal that was ignored before is ignored`(name: String, signal: Int32) throws {
    let guest = try TerminalGuest(after: "trap '' \(name)")
    guest.terminal.signal(signal)
    guest.terminal.send("a")
    guest.terminal.expect("key a\r\n")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
    #expect(!guest.terminal.output(after: "READY").contains("terminate"))
  }

  @Test(arguments: [0, 1000, 3000, 10_000, 40_000, 120_000] as [UInt32])
  func `a signal at any moment of the start leaves nothing behind`(microseconds: UInt32) throws {
    let guest = try TerminalGuest(isRefused: true)
    usleep(microseconds)
    guest.terminal.signal(SIGTERM)
    guest.expectEnding(.signal(SIGTERM))
  }

  /// Checks that the program ends like this, and in one of some tries within half a second and
  /// without much work, when nobody reads what it sends.
  private func expectPromptEnding(
    _ ending: PseudoTerminal.Ending, isControlling: Bool = true,
    at location: SourceLocation = #_sourceLocation,
    after end: (TerminalGuest) -> Void
  ) throws {
    let isPrompt = try anyTry {
      let guest = try TerminalGuest(isControlling: isControlling)
      let work = guest.terminal.processorSeconds
      end(guest)
      let isPrompt = guest.terminal.ending(within: 0.5, reading: false) == ending
      #expect(guest.terminal.ending(reading: false) == ending, sourceLocation: location)
      // Half a second of a loop that never waits would be more than this.
      let isIdle = isLittle(guest.terminal.processorSeconds - work, of: 0.75)
      // Its bytes are read only now: what was cut off is abandoned, what gives back is complete.
      if guest.terminal.isOpen { guest.expectEnding(ending, at: location) }
      return isPrompt && isIdle
    }
    #expect(isPrompt, sourceLocation: location)
  }

  /// Whether the processor was at work for less than a third of the time; a loop that waits for
  /// nothing takes all of it.
  private func isLittle(_ work: Double, of seconds: Double) -> Bool {
    PseudoTerminal.hasSanitizer || work < seconds / 3
  }

  @Test func `a terminal that reads nothing costs no work`() throws {
    let guest = try TerminalGuest()
    guest.terminal.send("B")
    guest.terminal.expect("##########")
    let isIdle = anyTry {
      let (work, start) = (guest.terminal.processorSeconds, PseudoTerminal.now)
      usleep(600_000)
      return isLittle(
        guest.terminal.processorSeconds - work, of: PseudoTerminal.now - start)
    }
    #expect(isIdle)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a closed window ends the program at once`() throws {
    try expectPromptEnding(.signal(SIGHUP)) { $0.terminal.hangUp() }
  }

  @Test func `a terminal that is gone without a signal ends the program at once`() throws {
    try expectPromptEnding(.signal(SIGHUP), isControlling: false) { $0.terminal.hangUp() }
  }

  @Test func `a terminal that reads nothing does not hold the program`() throws {
    try expectPromptEnding(.signal(SIGTERM)) {
      $0.terminal.send("B")
      $0.terminal.expect("##########")
      $0.terminal.signal(SIGTERM)
    }
  }

  @Test func `a key is obeyed while the terminal reads nothing`() throws {
    try expectPromptEnding(.exit(0)) {
      $0.terminal.send("B")
      $0.terminal.expect("##########")
      $0.terminal.send("q")
    }
  }
}
