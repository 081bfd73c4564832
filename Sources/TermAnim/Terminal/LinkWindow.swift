/// How many bytes may be on their way to the terminal, so that what it shows is not old.
///
/// Between a program and its terminal there may be room for megabytes, as behind ssh: a frame has
/// left long before it is seen. So the terminal is asked a question now and then, which it answers
/// when it has taken all that was sent before. What an answer takes longer than the quickest one is
/// held to be time in a queue, and fewer bytes are let into it, as TCP Vegas does (L. S. Brakmo and
/// L. L. Peterson, "TCP Vegas: End to End Congestion Avoidance on a Global Internet", 1995). How
/// long an answer takes where there is no queue is measured anew now and then, as by BBR (N.
/// Cardwell and others, "BBR: Congestion-Based Congestion Control", 2016). Until the first answer
/// comes, or is waited for no more, few bytes are sent. A value; who sends, and with what clock, is
/// another's business.
struct LinkWindow {
  /// The time of the quickest answer of late, in seconds, which is that of the way there and back;
  /// 0 until there is one.
  private(set) var roundTrip = 0.0

  private var answers = Answers.none
  private var limit = firstLimit
  private var sent = 0
  private var sendTime = 0.0
  private var arrived = 0
  /// When the answer to a question before all that is on its way would have come.
  private var begin = 0.0
  /// When `roundTrip` was measured without a queue.
  private var measured = 0.0
  private var question: Question?
  private var latest = Question(time: -.infinity, end: 0)
  private var wasAtLimit = false
  /// Whether there was a queue at any time: until then the limit is doubled.
  private var hasQueued = false
  private var losses = 0

  /// Whether the terminal answers.
  private enum Answers {
    case none, awaited, coming
  }

  /// A question, and how many bytes had been sent before it.
  private struct Question {
    let time: Double
    let end: Int
  }

  /// Seconds that bytes may wait in a queue.
  private static let patience = 0.1
  /// Seconds after which an answer is held to be lost.
  static let despair = 3.0
  /// Seconds that the first answer is waited for; most links bring it by then.
  static let firstDespair = 0.3
  /// Seconds after which the way there and back is measured anew.
  private static let memory = 10.0
  private static let firstMemory = 1.0
  /// So many losses in a row, and nothing is asked until an answer comes after all.
  private static let mostLosses = 3
  private static let firstLimit = 65_536
  private static let limits = 4096...16_777_216

  /// Takes note that the terminal was asked whether it answers.
  mutating func expectAnswers() {
    answers = .awaited
  }

  /// Whether it is known how the terminal is reached: what was sent before may take any time.
  var isKnown: Bool { answers != .awaited }

  /// How many more bytes may be sent before an answer comes; `nil` for any number.
  var room: Int? { answers == .none ? nil : max(0, limit - (sent - arrived)) }

  /// Takes note that the terminal answers, and that its first answer came after `seconds`.
  ///
  /// It may have waited for a program that was busy beginning: the way is measured anew soon.
  mutating func begin(roundTrip seconds: Double, at time: Double) {
    (answers, roundTrip) = (.coming, max(0, seconds))
    measured = time + Self.firstMemory - Self.memory
  }

  /// Takes note that `count` bytes were sent at `time`.
  mutating func send(_ count: Int, at time: Double) {
    // After a rest, what nobody asked about has arrived.
    if answers == .coming, question == nil, time - sendTime > roundTrip + Self.patience {
      arrived = sent
    }
    if sent == arrived { begin = time + roundTrip }
    sent += count
    sendTime = time
    wasAtLimit = wasAtLimit || isAtLimit
  }

  private var isAtLimit: Bool { sent - arrived >= limit }

  /// Whether no more may be sent at `time`, before the answer comes that is on its way.
  func isFull(at time: Double) -> Bool {
    switch answers {
    case .none: false
    case .awaited: isAtLimit
    case .coming:
      isAtLimit || question.map { time - $0.time > roundTrip + 2 * Self.patience } == true
    }
  }

  /// Whether an answer is on its way.
  var isAsking: Bool { question != nil }

  /// When the last question was sent.
  var questionSent: Double { latest.time }

  /// Whether a question is to be sent at `time`: when a quarter of what may be on its way was sent
  /// since the last one, or that is some time ago; when nothing is on its way, only to measure the
  /// way.
  func wantsQuestion(at time: Double) -> Bool {
    guard answers == .coming, question == nil else { return false }
    if sent == arrived { return time - measured >= Self.memory }
    return sent - latest.end >= limit / 4 || time - latest.time >= Self.patience
  }

  /// Takes note that a question was sent.
  mutating func ask(at time: Double) {
    latest = Question(time: time, end: sent)
    question = latest
  }

  /// Takes note of an answer: what was sent before the question has arrived.
  mutating func answer(at time: Double) {
    (answers, losses) = (.coming, 0)
    guard let question else { return }
    let trip = max(0, time - question.time)
    if question.end == arrived {
      (roundTrip, measured) = (trip, time)
    } else {
      roundTrip = min(roundTrip, trip)
      adjustLimit(delivered: question.end - arrived, queued: trip - roundTrip, at: time)
    }
    arrive(question.end, at: time)
  }

  /// Lets as much be on its way as arrives while a byte may wait, or more where none has to.
  private mutating func adjustLimit(delivered: Int, queued: Double, at time: Double) {
    if queued > Self.patience {
      let rate = Double(delivered) / max(time - begin, 1e-3)
      setLimit(Int(min(rate * (roundTrip + Self.patience), 1e9)))
      hasQueued = true
    } else if wasAtLimit {
      setLimit(hasQueued ? limit + limit / 8 : 2 * limit)
    }
  }

  private mutating func setLimit(_ count: Int) {
    limit = min(max(count, Self.limits.lowerBound), Self.limits.upperBound)
  }

  private mutating func arrive(_ end: Int, at time: Double) {
    (arrived, begin, question, wasAtLimit) = (end, time, nil, false)
  }

  /// Takes note that an answer was waited for long enough.
  mutating func lose(at time: Double) {
    losses += 1
    if answers == .awaited || losses >= Self.mostLosses { answers = .none }
    forget(at: time)
  }

  /// Forgets what was on its way, as when the terminal was another's meanwhile.
  mutating func forget(at time: Double) {
    arrive(sent, at: time)
  }
}
