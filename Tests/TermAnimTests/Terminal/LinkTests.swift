import Foundation
import Testing

/// Links that take little, or nothing for a while: what arrives is whole, and new.
@Suite(.serialized)
struct LinkTests {
  /// More than the kernel can hold back, a frame in flight and a last picture take, in bytes.
  private static let backlog = 100_000
  /// What the memory of a program may differ by without having grown with what was not sent.
  private static let slackInKilobytes = 6000

  /// The splash scene on a small screen, which has shown every kind of picture.
  private static func guest() async throws -> SplashGuest {
    let guest = try await SplashGuest(columns: 60, rows: 20)
    guest.terminal.send("c9C1")
    try await guest.expectPicture(after: "c 9 C 1")
    return guest
  }

  /// Checks that no frame begins in the middle of another, in all that was read.
  private static func expectWholeFrames(_ guest: SplashGuest) {
    let output = String(decoding: guest.terminal.output, as: UTF8.self)
    let frames = output.components(separatedBy: "\u{1B}[?2026h").dropFirst()
    #expect(frames.count > 1)
    #expect(frames.allSatisfy { $0.components(separatedBy: "\u{1B}[?2026l").count == 2 })
  }

  /// Lets a key begin a sweep again and again, while the terminal does something else.
  private static func sweep(_ guest: SplashGuest, meanwhile: () -> Void) -> String {
    var pressed = "c 9 C 1"
    for number in 0..<12 {
      let key = ["c", "9", "C", "1"][number % 4]
      guest.terminal.send(key)
      pressed += " \(key)"
      meanwhile()
    }
    return pressed
  }

  /// Lets the sweeps come to their ends while nothing is read, so that no frames of theirs are due.
  private static func waitForRest() {
    usleep(2_500_000)
  }

  @Test(arguments: [1000, 10_000, 100_000] as [Double])
  func `a slow link shows fewer frames, each of them whole, and no old ones later`(rate: Double)
    async throws
  {
    let guest = try await Self.guest()
    let memory = guest.terminal.memory
    guest.terminal.rate = rate
    let pressed = Self.sweep(guest) {
      for _ in 0..<8 { guest.terminal.pump(milliseconds: 10) }
    }
    Self.waitForRest()
    let count = guest.terminal.output.count
    guest.terminal.rate = nil
    try await expectNewest(of: guest, after: pressed, count: count, memory: memory)
  }

  @Test func `a link that was stuck goes on with the newest picture`() async throws {
    let guest = try await Self.guest()
    let (memory, count) = (guest.terminal.memory, guest.terminal.output.count)
    let pressed = Self.sweep(guest) { usleep(100_000) }
    Self.waitForRest()
    try await expectNewest(of: guest, after: pressed, count: count, memory: memory)
  }

  @Test func `a link with room for everything is sent no more before it is seen`() async throws {
    let guest = try SplashGuest(["splash"], columns: 60, rows: 20)
    guest.terminal.expect("\u{1B}[5n\u{1B}[c")
    guest.terminal.send("\u{1B}[?2026;2$y\u{1B}[0n\u{1B}[?62;22c")
    guest.terminal.tellsArrival = true
    try await guest.expectPicture(after: "")
    guest.terminal.tellsArrival = false
    let answered = guest.terminal.output.count
    guest.terminal.send("c")
    Self.awaitQuestion(guest, after: answered)
    let asked = PseudoTerminal.now
    Self.read(guest, for: 1.2)
    let count = guest.terminal.output.count
    guest.terminal.send("9")
    Self.read(guest, for: 0.7)
    // Later the answer is given up.
    if PseudoTerminal.now < asked + 2.5 { #expect(guest.terminal.output.count == count) }
    guest.terminal.tellsArrival = true
    guest.terminal.send("\u{1B}[0n")
    try await guest.expectPicture(after: "c 9")
    Self.expectWholeFrames(guest)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a terminal that never answers is shown the exact picture all the same`() async throws
  {
    let guest = try SplashGuest(["splash"], columns: 60, rows: 20)
    guest.terminal.expect("\u{1B}[c")
    try await guest.expectPicture(after: "")
    guest.terminal.send("c")
    try await guest.expectPicture(after: "c")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `a terminal that answers late is shown the exact picture, too`()
    async throws
  {
    let guest = try SplashGuest(["splash"], columns: 60, rows: 20)
    guest.terminal.expect("\u{1B}[5n\u{1B}[c")
    guest.terminal.send("c9")
    Self.read(guest, for: 0.25)
    guest.terminal.send("\u{1B}[?2026;2$y\u{1B}[0n\u{1B}[?62;22c")
    guest.terminal.tellsArrival = true
    try await guest.expectPicture(after: "c 9")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  @Test func `behind ssh the answers are waited for, and a first picture is soon there`() throws {
    let guest = try SplashGuest(
      ["gradient"], columns: 100, rows: 30, variables: ["SSH_CONNECTION": "192.0.2.1 5 ::1 22"])
    guest.terminal.expect("\u{1B}[5n\u{1B}[c")
    let asked = PseudoTerminal.now
    Self.read(guest, for: 0.06)
    // Whoever asks for a frame before does not get it earlier.
    guest.terminal.send("c")
    Self.read(guest, for: 0.1)
    let early = String(decoding: guest.terminal.output, as: UTF8.self)
    guest.terminal.send("\u{1B}[?2026;2$y\u{1B}[0n\u{1B}[?62;22c")
    let answered = PseudoTerminal.now
    if answered < asked + 0.9 { #expect(!early.contains("▀") && !early.contains("▄")) }
    guest.terminal.tellsArrival = true
    guest.terminal.expect("\u{1B}[?2026l")
    guest.settle()
    guest.playAll()
    let (first, output) = (VirtualScreen(columns: 100, rows: 30), guest.terminal.output)
    let frames = String(decoding: output, as: UTF8.self).components(separatedBy: "\u{1B}[?2026l")
    first.feed(Array(frames[0].utf8))
    // Later the answers are waited for no more.
    if answered < asked + 0.2 {
      #expect(4 * Self.colorCount(first) < Self.colorCount(guest.screen))
    }
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  private static func colorCount(_ screen: VirtualScreen) -> Int {
    var colors: Set<VirtualScreen.Color> = []
    for index in 0..<screen.columns * screen.rows {
      let halves = screen.halves(column: index % screen.columns, row: index / screen.columns)
      if let halves { colors.formUnion([halves.upper, halves.lower]) }
    }
    return colors.count
  }

  /// Waits until a question comes that nobody has answered.
  private static func awaitQuestion(_ guest: SplashGuest, after count: Int) {
    let deadline = PseudoTerminal.now + PseudoTerminal.patience
    while PseudoTerminal.now < deadline {
      let text = String(decoding: guest.terminal.output[count...], as: UTF8.self)
      if text.contains("\u{1B}[5n") { return }
      guest.terminal.pump(milliseconds: 10)
    }
  }

  private static func read(_ guest: SplashGuest, for seconds: Double) {
    let end = PseudoTerminal.now + seconds
    while PseudoTerminal.now < end { guest.terminal.pump(milliseconds: 10) }
  }

  @Test func `a terminal that answers no more is not waited for forever`() async throws {
    let guest = try SplashGuest(["splash"], columns: 60, rows: 20)
    guest.terminal.expect("\u{1B}[5n\u{1B}[c")
    guest.terminal.send("\u{1B}[?2026;2$y\u{1B}[0n\u{1B}[?62;22c")
    try await guest.expectPicture(after: "")
    guest.terminal.send("c")
    try await guest.expectPicture(after: "c")
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  /// Checks that a program at rest shows its picture with little more than that, and ends.
  private func expectNewest(
    of guest: SplashGuest, after keys: String, count: Int, memory: Int?
  ) async throws {
    try await guest.expectPicture(after: keys)
    #expect(guest.terminal.output.count - count < Self.backlog)
    Self.expectWholeFrames(guest)
    expectMemory(of: guest, notMuchAbove: memory)
    guest.terminal.send("q")
    guest.expectEnding(.exit(0))
  }

  /// Checks what a program holds, where that can be told and a sanitizer does not hold more.
  private func expectMemory(of guest: SplashGuest, notMuchAbove before: Int?) {
    guard !PseudoTerminal.hasSanitizer, let before else { return }
    #expect(guest.terminal.memory.map { $0 - before < Self.slackInKilobytes } != false)
  }

  @Test(arguments: [("q", PseudoTerminal.Ending.exit(0)), ("\u{3}", .signal(SIGINT))])
  func `a link that took little and then nothing does not hold the end up`(
    key: String, ending: PseudoTerminal.Ending
  ) async throws {
    let guest = try await Self.guest()
    guest.terminal.rate = 1000
    guest.terminal.send("c9")
    for _ in 0..<10 { guest.terminal.pump(milliseconds: 10) }
    guest.terminal.send(key)
    #expect(guest.terminal.ending(reading: false) == ending)
    // What the kernel holds back is read at once, so that the test need not wait for it.
    guest.terminal.rate = nil
    guest.expectEnding(ending)
  }
}
