import Testing

@testable import TermAnim

struct LinkWindowTests {
  /// A link on which all that is sent waits in a queue of any length.
  private struct Link {
    let bytesPerSecond: Double
    var roundTrip: Double
    var window = LinkWindow()
    var sent = 0
    /// When the last byte sent will have arrived.
    private var quiet = 0.0
    private var answerTime: Double?
    /// The longest that a frame has taken to arrive, in seconds, since it was last set to zero.
    var longest = 0.0

    init(bytesPerSecond: Double, roundTrip: Double) {
      (self.bytesPerSecond, self.roundTrip) = (bytesPerSecond, roundTrip)
      window.begin(roundTrip: roundTrip, at: 0)
    }

    /// Sends frames of so many bytes, 60 a second, whenever one may be sent.
    mutating func play(_ byteCount: Int, from begin: Double, seconds: Double) {
      for tick in 0..<Int(seconds * 60) {
        let time = begin + Double(tick) / 60
        if let answer = answerTime, answer <= time {
          answerTime = nil
          window.answer(at: answer)
          askIfDue(at: time)
        }
        guard !window.isFull(at: time) else { continue }
        window.send(byteCount, at: time)
        sent += byteCount
        quiet = max(quiet, time) + Double(byteCount) / bytesPerSecond
        longest = max(longest, quiet - time)
        askIfDue(at: time)
      }
    }

    private mutating func askIfDue(at time: Double) {
      guard window.wantsQuestion(at: time) else { return }
      window.ask(at: time)
      answerTime = max(quiet, time) + roundTrip
    }
  }

  @Test(arguments: [0.001, 0.05, 0.3], [1000, 20_000])
  func `what is sent to a slow link is soon seen, and its room is used`(
    roundTrip: Double, byteCount: Int
  ) {
    var link = Link(bytesPerSecond: 100_000, roundTrip: roundTrip)
    link.play(byteCount, from: 0, seconds: 5)
    (link.longest, link.sent) = (0, 0)
    link.play(byteCount, from: 5, seconds: 10)
    #expect(link.longest < roundTrip + 0.3 + Double(byteCount) / 100_000)
    #expect(Double(link.sent) > 0.6 * min(100_000, 60 * Double(byteCount)) * 10)
  }

  @Test(arguments: [0.001, 0.1, 0.5])
  func `a fast link carries each frame, however far away the terminal is`(roundTrip: Double) {
    var link = Link(bytesPerSecond: 50_000_000, roundTrip: roundTrip)
    link.play(40_000, from: 0, seconds: 5)
    link.sent = 0
    link.play(40_000, from: 5, seconds: 5)
    #expect(link.sent == 40_000 * 300)
  }

  @Test func `a way that becomes longer is measured anew, and carries as much as before`() {
    var link = Link(bytesPerSecond: 50_000_000, roundTrip: 0.02)
    link.play(40_000, from: 0, seconds: 5)
    link.roundTrip = 0.4
    link.play(40_000, from: 5, seconds: 25)
    link.sent = 0
    link.play(40_000, from: 30, seconds: 5)
    #expect(link.sent == 40_000 * 300)
  }

  @Test func `a first answer that waited for the program counts for a second`() {
    var link = Link(bytesPerSecond: 100_000, roundTrip: 0.02)
    link.window.begin(roundTrip: 0.7, at: 0)
    link.play(20_000, from: 0, seconds: 3)
    #expect(abs(link.window.roundTrip - 0.02) < 1e-9)
  }

  @Test func `a rest is no time in which little arrived`() {
    var window = LinkWindow()
    window.begin(roundTrip: 0.02, at: 0)
    window.send(1000, at: 0)
    window.ask(at: 0)
    window.send(1000, at: 0.01)
    window.answer(at: 0.02)
    window.send(30_000, at: 20)
    window.ask(at: 20)
    window.answer(at: 20.3)
    window.send(10_000, at: 20.3)
    #expect(!window.isFull(at: 20.3), "100 kB a second have room for a tenth of that")
  }

  @Test func `a terminal that never answered is asked nothing, and waited for never`() {
    var window = LinkWindow()
    window.send(10_000_000, at: 0)
    #expect(!window.wantsQuestion(at: 1))
    #expect(!window.isFull(at: 1))
  }

  @Test func `until the first answer little is sent, and without one anything`() {
    var window = LinkWindow()
    #expect(window.isKnown && window.room == nil)
    window.expectAnswers()
    window.send(10_000, at: 0)
    #expect(!window.isKnown && !window.isFull(at: 0.2))
    window.send(100_000, at: 0.2)
    #expect(window.isFull(at: 0.2) && window.room == 0)
    window.lose(at: 0.3)
    #expect(window.isKnown && !window.isFull(at: 0.3) && window.room == nil)
  }

  @Test func `what was sent before the first answer is waited for after it`() {
    var window = LinkWindow()
    window.expectAnswers()
    window.send(40_000, at: 0)
    window.send(50_000, at: 0.2)
    window.begin(roundTrip: 0.25, at: 0.25)
    #expect(window.isKnown && window.isFull(at: 0.25))
    #expect(window.wantsQuestion(at: 0.25))
    window.ask(at: 0.25)
    window.answer(at: 0.5)
    #expect(!window.isFull(at: 0.5))
    #expect(window.room == 131_072, "twice as many, as none had to wait")
  }

  @Test func `nothing is asked while nothing is sent`() {
    var window = LinkWindow()
    window.begin(roundTrip: 0.01, at: 0)
    #expect(!window.wantsQuestion(at: 0.5))
    window.send(10, at: 0.5)
    #expect(window.wantsQuestion(at: 0.5))
    window.ask(at: 0.5)
    #expect(window.isAsking && !window.wantsQuestion(at: 0.9))
    window.answer(at: 0.9)
    #expect(!window.isAsking && !window.wantsQuestion(at: 0.9))
  }

  @Test func `an answer that is late holds frames up, and does not when it has come`() {
    var window = LinkWindow()
    window.begin(roundTrip: 0.05, at: 0)
    window.send(10, at: 0)
    window.ask(at: 0)
    #expect(!window.isFull(at: 0.2))
    #expect(window.isFull(at: 0.3))
    window.answer(at: 0.4)
    #expect(!window.isFull(at: 0.4))
  }

  @Test func `answers that are lost are given up, and nothing is asked until one comes after all`()
  {
    var window = LinkWindow()
    window.begin(roundTrip: 0.05, at: 0)
    for second in 0..<3 {
      window.send(100_000, at: Double(second))
      #expect(window.wantsQuestion(at: Double(second)))
      window.ask(at: Double(second))
      #expect(window.isFull(at: Double(second)))
      window.lose(at: Double(second) + 0.9)
      #expect(!window.isFull(at: Double(second) + 0.9))
    }
    window.send(100_000, at: 4)
    #expect(!window.wantsQuestion(at: 4) && !window.isFull(at: 4))
    window.answer(at: 5)
    #expect(window.wantsQuestion(at: 5))
  }

  @Test func `what another had the terminal for is forgotten`() {
    var window = LinkWindow()
    window.begin(roundTrip: 0.05, at: 0)
    window.send(100_000, at: 0)
    window.ask(at: 0)
    window.forget(at: 1)
    #expect(!window.isAsking && !window.isFull(at: 1))
    window.answer(at: 2)
    #expect(!window.isFull(at: 2))
  }
}
