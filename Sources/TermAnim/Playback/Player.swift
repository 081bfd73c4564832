import Foundation

/// Shows views on the terminal until it is told to quit.
///
/// A class because the session, the clock and the views call back to it. Everything happens on the
/// main actor; while nothing moves, nothing runs.
@MainActor
public final class Player {
  /// Sees a key that no view has made use of; returns whether it meant something.
  ///
  /// What is left then quits the player if it is `q` or Esc, unless it is inline. Ctrl-C, Ctrl-Z
  /// and Ctrl-L never come here: they end, suspend and repaint.
  public var onKey: (@MainActor (KeyStroke) -> Bool)?

  /// Called once the terminal has been given back: before `run()` returns, and before the process
  /// dies of Ctrl-C or of a signal that asks it to end.
  ///
  /// For what is to be kept of a performance, which lasts until then, such as its `lines()`. Not
  /// after a crash, nor where the main actor is busy when the process is to end.
  public var onEnd: (@MainActor () -> Void)?

  /// What is shown: the program, its time and what happened to it.
  public let performance: Performance

  let session: TerminalSession
  let placement: PlayerPlacement
  let clock: FrameClock
  var pipeline: FramePipeline
  private var governor = LinkGovernor()
  private(set) var hasShownFrame = false
  /// Until when the first frame waits for the terminal's last answer, in host seconds.
  private var firstFrameTime = 0.0
  /// Whether the terminal answered soon after it was listened to: it is near.
  private var isNear = false
  private var isFrameDue = false
  /// When the last frame was handed to the terminal, in host seconds, how long it was, and whether
  /// it will be known when it leaves.
  private var departure = (time: 0.0, byteCount: 0, isTold: false)
  var suspension: Double?
  private var isRunning = false
  private var isOver = false
  /// What waits for the end.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// How long after the questions the first frame waits for the terminal's last answer, in seconds,
  /// and how long where that is likely to come from far away.
  ///
  /// All terminals answer. What takes more than some milliseconds is far away, too, though nothing
  /// says so, and a tenth of a second is not felt.
  private static let (patience, remotePatience) = (0.1, 1.0)
  /// How soon a terminal that is near answers, in seconds.
  private static let nearness = 0.02

  /// Takes the terminal over for `root`.
  ///
  /// - Throws: `TerminalError` when there is no terminal that could show anything.
  public convenience init<Root: View>(
    options: PlayerOptions = PlayerOptions(), @ViewBuilder root: () -> Root
  ) throws(TerminalError) {
    let root = root()
    guard options.placement == .inline else {
      try self.init(options: options, playing: { RootProgram(root: root) })
      return
    }
    try self.init(options: options, playing: { RootProgram(root: root.inlineRoot()) })
  }

  /// Takes the terminal over for a program, which can be turned back to any earlier moment.
  ///
  /// - Parameters:
  ///   - options: How it is shown.
  ///   - program: Makes the program from its beginning; called again whenever time is turned back,
  ///     unless to a chapter.
  /// - Throws: `TerminalError` when there is no terminal that could show anything.
  public init(
    options: PlayerOptions = PlayerOptions(),
    playing program: @escaping @MainActor () -> any Playable
  ) throws(TerminalError) {
    let region = InlineRegion(leavesPicture: options.leavesPicture)
    session = try TerminalSession(
      region: options.placement.isInline ? region : nil,
      needsInput: !options.leavesStandardInput)
    placement = options.placement
    session.maximalRate = options.maximalRate
    session.watchForInterrupt()
    performance = Performance(
      size: session.size, capabilities: session.capabilities, options: options,
      startingAt: FrameClock.now, date: Date(), program: program)
    performance.hostNow = { FrameClock.now }
    pipeline = FramePipeline(performance)
    clock = FrameClock(interval: options.frameInterval)
  }

  /// Plays until `quit()`, and gives the terminal back.
  ///
  /// Once: afterwards, or after `quit()`, it returns at once. Waits on the main thread, whose run
  /// loop and main queue go on meanwhile. Code that runs on the main queue keeps that waiting, so
  /// that nothing could be shown: there it is a programmer's error. An `async` function has the
  /// other `run()` instead.
  public func run() {
    begin()
    if isRunning { expectMainQueue() }
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    end()
  }

  /// Plays until `quit()`, or until the task is cancelled, and gives the terminal back; the main
  /// actor is free meanwhile.
  ///
  /// Once: afterwards, or after `quit()`, it returns at once.
  public func run() async {
    begin()
    await withTaskCancellationHandler {
      if isRunning { await withCheckedContinuation { waiting.append($0) } }
    } onCancel: {
      Task { @MainActor in self.quit() }
    }
    end()
  }

  /// Makes `run()` return, also one that has not begun.
  public func quit() {
    (isRunning, isOver) = (false, true)
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  private func begin() {
    session.onGivenBack = { [weak self] in self?.tellEnd() }
    guard !isOver, !isRunning else { return }
    isRunning = true
    // An answer from near may have waited for the program to begin.
    let began = session.isRemote ? session.questionsSent : FrameClock.now
    session.onEvent = { [weak self] event in self?.receive(event) }
    session.onEventsTold = { [weak self] in self?.clock.tickIfDue() }
    session.onDrained = { [weak self] in self?.frameLeft() }
    session.onAnswered = { [weak self] in self?.answered(after: FrameClock.now - began) }
    session.watchPrinted { [weak self] in self?.requestFrame() }
    connectViews()
    clock.onTick = { [weak self] in self?.showFrame() == true }
    firstFrameTime =
      session.questionsSent + (session.isRemote ? Self.remotePatience : Self.patience)
    clock.schedule(notBefore: firstFrameTime)
  }

  private var hasBegun: Bool { clock.onTick != nil }

  private func end() {
    isOver = true
    if hasBegun { showRest() }
    disconnectViews()
    clock.stop()
    session.end()
  }

  /// Stops a program whose main queue waits for this call to return, instead of showing nothing
  /// and hearing no key for ever.
  private func expectMainQueue() {
    nonisolated(unsafe) var isServed = false
    DispatchQueue.main.async { isServed = true }
    // Without waiting in the run loop, which has a timer of Dispatch's for that, and so a thread
    // that wakes up seconds later to end.
    for _ in 0..<200 where !isServed {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      if !isServed { usleep(10_000) }
    }
    guard !isServed else { return }
    session.giveBack()
    preconditionFailure(
      """
      run() was called from the main queue, which waits for it to return and so shows nothing; call \
      it from an async function, with await
      """)
  }

  /// Tells of the end, which may be long after the last frame where nothing moved any more.
  private func tellEnd() {
    guard let onEnd else { return }
    performance.advance(at: suspension ?? FrameClock.now)
    onEnd()
  }

  // MARK: Views

  /// Lets views, and completions of animations, ask for frames.
  private func connectViews() {
    let ask: @Sendable () -> Void = { [weak self] in
      DispatchQueue.main.async { self?.viewsAsked() }
    }
    performance.whenFrameIsNeeded(ask)
    AnimationCompletionQueue.shared.whenPosted(ask)
  }

  private func disconnectViews() {
    performance.whenFrameIsNeeded(nil)
    AnimationCompletionQueue.shared.whenPosted(nil)
  }

  /// Shows what views have changed by themselves.
  ///
  /// They ask while a key is acted on, too; the frame that answers it has shown that by now.
  private func viewsAsked() {
    if performance.isPaused || performance.isAnimating { requestFrame() }
  }

  // MARK: Frames

  /// Asks for a frame as soon as one is due, such as after turning time back.
  public func requestFrame() {
    clock.schedule(notBefore: FrameClock.now)
  }

  /// Asks for the frame that answers a key or the pointer.
  func requestResponse() {
    clock.scheduleResponse()
  }

  /// The terminal has said all that it will, so many seconds after it was listened to: nothing is
  /// waited for any more.
  private func answered(after seconds: Double) {
    isNear = seconds < Self.nearness
    firstFrameTime = 0
    if !hasShownFrame { requestFrame() }
  }

  /// Shows the next frame, unless one is still on its way or the program is stopped; returns
  /// whether it differs from the one before.
  ///
  /// A frame shows the moment at which the one after it is due, halfway to which it is seen. So
  /// what a key starts has moved already in the first frame after it.
  private func showFrame() -> Bool {
    guard isRunning, suspension == nil else { return false }
    guard hasShownFrame || FrameClock.now + clock.interval / 2 >= firstFrameTime else {
      // Views have asked for it, which cannot wait less.
      clock.schedule(notBefore: firstFrameTime)
      return false
    }
    guard !session.isDraining else {
      isFrameDue = true
      performance.noteDroppedFrame()
      return false
    }
    if !hasShownFrame, !isNear { governor.beginWithUnknownLink() }
    governor.room = session.linkRoom
    let moment = FrameClock.now + clock.interval
    makeRoom(at: moment)
    let frame = pipeline.frame(at: moment, governor: governor)
    hasShownFrame = true
    departure = (FrameClock.now, frame.count, session.isLinkKnown)
    if !session.write(frame) { pipeline.discardFrame() }
    if !session.isDraining { frameLeft() }
    if performance.wantsMotion { session.reportMotion() }
    scheduleNextFrame()
    return !frame.isEmpty
  }

  /// The terminal has taken a whole frame, or enough of those before it: the newest one may follow.
  ///
  /// The way there and back lets frames come later, not fewer: it is no lag.
  private func frameLeft() {
    if departure.isTold {
      governor.frameLeft(
        after: max(0, FrameClock.now - departure.time - session.roundTrip),
        byteCount: departure.byteCount, interval: clock.interval,
        isSharpening: !pipeline.isExact && !performance.isAnimating)
    }
    guard isFrameDue else { return }
    isFrameDue = false
    requestFrame()
  }

  private func scheduleNextFrame() {
    if !performance.isAnimating, !pipeline.isExact {
      if session.isDraining { isFrameDue = true } else { requestFrame() }
    }
    guard let host = performance.nextFrame else { return }
    clock.schedule(notBefore: host - clock.interval)
  }

  /// Paints the whole screen anew, whatever it shows.
  public func repaint() {
    pipeline.forgetScreen()
    requestFrame()
  }
}
