internal import CNcurses
internal import Dispatch

extension TerminalSession {
  /// Seconds that what is sent takes to the terminal and an answer takes back, at the least; 0
  /// where that is not known.
  var roundTrip: Double { link.roundTrip }

  /// Whether it is known how the terminal is reached, and whether it tells what has arrived.
  var isLinkKnown: Bool { link.isKnown }

  /// How many bytes may be sent before the terminal answers; `nil` for any number.
  var linkRoom: Int? { link.room }

  /// Waits for the answers to the first questions, for some time.
  func expectAnswers() {
    link.expectAnswers()
    setArrivalAlarm(after: LinkWindow.firstDespair)
  }

  /// Takes note of whether the terminal tells when it has taken what was sent.
  func beginLink() {
    guard probe.tellsArrival else { return giveArrivalUp() }
    let now = MonotonicTime.now
    link.begin(roundTrip: now - questionsSent, at: now)
    arrivalAlarm?.cancel()
    askForArrival()
  }

  /// Counts a frame that was sent, and asks the terminal to say when it has taken it.
  func frameSent(_ byteCount: Int) {
    link.send(byteCount, at: MonotonicTime.now)
    askForArrival()
  }

  /// Takes the answer to the question after a frame; the next frame may have waited for it.
  func frameArrived() {
    let wasFull = isLinkFull
    link.answer(at: MonotonicTime.now)
    arrivalAlarm?.cancel()
    guard_set_answers_due(!probe.isComplete)
    askForArrival()
    if wasFull, !isDraining { onDrained?() }
  }

  /// Forgets what was on its way to a terminal that somebody else has had meanwhile.
  func forgetArrivals() {
    link.forget(at: MonotonicTime.now)
    arrivalAlarm?.cancel()
  }

  /// Whether so much is on its way that what the terminal shows would be old.
  var isLinkFull: Bool { link.isFull(at: MonotonicTime.now) }

  /// Asks the terminal to answer when it has taken all that was sent, if it is time for that.
  private func askForArrival() {
    let now = MonotonicTime.now
    guard isOpen, link.wantsQuestion(at: now) else { return }
    link.ask(at: now)
    guard_set_answers_due(true)
    output.send(Array("\(EscapeSequences.queryStatus)".utf8))
    setArrivalAlarm(after: LinkWindow.despair)
  }

  private func setArrivalAlarm(after seconds: Double) {
    arrivalAlarm?.cancel()
    let alarm = DispatchSource.makeTimerSource(queue: .main)
    alarm.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.giveArrivalUp() }
    }
    alarm.schedule(deadline: .now() + seconds)
    alarm.activate()
    arrivalAlarm = alarm
  }

  private func giveArrivalUp() {
    arrivalAlarm?.cancel()
    guard isOpen, link.isAsking || !link.isKnown else { return }
    link.lose(at: MonotonicTime.now)
    if !isDraining { onDrained?() }
  }
}
