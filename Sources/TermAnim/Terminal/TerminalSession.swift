internal import CNcurses
internal import Dispatch
internal import Foundation

/// The terminal while it is ours: taken over on creation, given back by `end()` and on every other
/// way out of the process.
///
/// A class because there is one terminal, and because signals and descriptors refer to it. Events
/// arrive on the main queue, one at a time, in the order in which the terminal sent them; they wait
/// until the run loop turns. What goes to standard output and error, where they are the same
/// terminal, is kept in memory meanwhile and printed afterwards, so that no message disturbs the
/// picture or is lost with it; neither is a terminal then, nor for the processes that are started.
///
/// The terminal is also given back when the process exits, crashes or is ended by a signal that it
/// can catch. A crash by overflow of the stack of another thread than the main one is the
/// exception: the system gives such a thread no room to do anything, unless it has asked for it
/// with `protectThread()`.
///
/// `SIGUSR1`, `SIGUSR2`, `SIGALRM`, `SIGVTALRM`, `SIGPROF`, `SIGXCPU`, `SIGXFSZ`, `SIGIO`, `SIGPWR`
/// and `SIGSTKFLT`, which end a process that has no use for them, are treated as `SIGTERM` is: told
/// as `TerminalEvent.terminate`, and then the process dies of them. A program that wants one of
/// them sets its handler, or ignores the signal for a Dispatch source, before the session begins or
/// at any time afterwards; the session leaves that alone when it ends, too.
@MainActor
public final class TerminalSession {
  /// Receives what the terminal tells.
  public var onEvent: (@MainActor (TerminalEvent) -> Void)?
  /// Called when bytes that could not be written at once have left for the terminal.
  public var onDrained: (@MainActor () -> Void)?

  /// Called when `end()` or `end(by:)` has given the terminal back.
  var onGivenBack: (@MainActor () -> Void)?
  /// Called when the last of the events that arrived together has been told.
  var onEventsTold: (@MainActor () -> Void)?

  /// Called when the terminal has answered the last of the questions that were asked at the start.
  var onAnswered: (@MainActor () -> Void)?

  /// The screen's size now.
  public internal(set) var size: TerminalSize
  /// What is known of the terminal so far; `TerminalEvent.capabilities` tells when more is.
  public internal(set) var capabilities: TerminalCapabilities

  let device: TerminalDevice
  let output: TerminalOutput
  let input: InputReader
  var modes: TerminalModes
  private var reportsMotion = false
  var probe: CapabilityProbe
  /// Whether the terminal is likely to be far away.
  let isRemote: Bool
  var questionsSent = 0.0
  /// What is on its way to the terminal.
  var link = LinkWindow()
  /// Gives an answer up that does not come.
  var arrivalAlarm: (any DispatchSourceTimer)?
  /// Where the picture lies among what has been printed; nil where the screen is all ours.
  var region: InlineRegion?
  /// The bytes that make room for the next frame there.
  var room: [UInt8] = []
  /// Looks for what has been printed.
  var printedAlarm: (any DispatchSourceTimer)?
  private let curses: CursesInput
  private let signals: SignalReader
  private(set) var isOpen = true
  private static var isTaken = false
  private static var wasTaken = false

  /// Takes the terminal over: raw keys, alternate screen, hidden cursor, mouse, paste, focus.
  ///
  /// The screen is empty then, and its cursor at the top left. What the terminal can do beyond
  /// terminfo is asked for, not waited for.
  ///
  /// - Throws: `TerminalError` when there is no terminal that can be used; it is unchanged then.
  public convenience init() throws(TerminalError) {
    try self.init(region: nil, needsInput: true)
  }

  /// Takes the terminal over.
  ///
  /// - Parameters:
  ///   - region: Where the picture lies among what has been printed; nil for the whole screen.
  ///   - needsInput: Whether standard input has to be the terminal.
  /// - Throws: `TerminalError`, as above.
  init(region: InlineRegion?, needsInput: Bool) throws(TerminalError) {
    guard !Self.isTaken else { throw .alreadyOpen }
    let environment = TerminalEnvironment.current
    device = try TerminalDevice(isFirst: !Self.wasTaken, needsInput: needsInput)
    (curses, signals) = try Self.takeOver(device, type: environment.terminalType)
    modes = TerminalModes(terminfo: curses.terminfo, isInline: region != nil)
    self.region = region
    capabilities = environment.assumption(terminfo: curses.terminfo)
    probe = CapabilityProbe(assuming: capabilities, environment: environment)
    isRemote = environment.isRemote
    size = device.size
    output = TerminalOutput(device: device)
    input = InputReader(device: device, curses: curses)
    (Self.isTaken, Self.wasTaken) = (true, true)
    connect()
    enter()
    ask()
  }

  /// Installs the handlers, and lets ncurses take the keyboard over.
  private static func takeOver(
    _ device: TerminalDevice, type name: String
  ) throws(TerminalError) -> (CursesInput, SignalReader) {
    var wake: Int32 = -1
    do throws(TerminalError) {
      let type = try TerminalType(name)
      try awaitForeground(of: device)
      var found = device.modesFound
      wake = guard_install(device.descriptor, &found)
      guard wake >= 0 else { throw TerminalError.systemFailure(call: "eventfd", code: errno) }
      guard_set_leave("", 0)
      guard_enter()
      let curses = try CursesInput(device: device, type: type)
      try device.setRawModes()
      return (curses, SignalReader(descriptor: wake))
    } catch {
      guard_leave(patience)
      guard_uninstall()
      device.close()
      if wake >= 0 { close(wake) }
      throw error
    }
  }

  /// How long a terminal that does not read is waited for when it is given back, in milliseconds.
  static let patience: Int32 = 20

  private func connect() {
    input.onInput = { [weak self] in self?.note($0) }
    input.onInputsTold = { [weak self] in self?.onEventsTold?() }
    input.onEnd = { [weak self] in self?.terminate(SIGHUP) }
    output.onFailure = { [weak self] _ in self?.terminate(SIGHUP) }
    output.onDrained = { [weak self] in self?.outputDrained() }
    signals.onSignals = { [weak self] in self?.note($0) }
    input.start()
  }

  /// Sets our modes on the terminal; what gives it back is in place before.
  func enter() {
    setLeave()
    guard_enter()
    output.send(modes.enter)
  }

  /// Sets modes that the terminal turned out to know.
  func set(_ added: TerminalCapabilities) {
    send(modes.add(added))
  }

  /// Asks the terminal to tell of the pointer's movement with no button held, too.
  public func reportMotion() {
    guard !reportsMotion else { return }
    reportsMotion = true
    send(modes.addMotion())
  }

  /// Sends bytes that set modes which `modes` has just been given.
  private func send(_ bytes: [UInt8]) {
    setLeave()
    output.send(bytes)
  }

  /// Prepares what every way out of the process sends.
  func setLeave() {
    let leave = modes.leave(from: region)
    guard_set_leave(leave.map { CChar(bitPattern: $0) }, leave.count)
  }

  /// Lets Ctrl-C end the program as `SIGINT` does when the main queue has not read it for a second.
  func watchForInterrupt() {
    input.watchForInterrupt()
  }

  // MARK: Frames

  /// Sends one frame, and returns whether it was accepted; a frame is refused while draining.
  ///
  /// Waits for a terminal that does not take all of it at once, some 5 ms and never while a key is
  /// there to be read; what is left then is sent in the background.
  public func write(_ frame: [UInt8]) -> Bool {
    frame.withUnsafeBytes(write)
  }

  /// Sends one frame that lies in memory which may be used again afterwards.
  func write(_ frame: UnsafeRawBufferPointer) -> Bool {
    guard isOpen, !guard_was_continued(), !isLinkFull else { return false }
    guard_trim_kept()
    guard !room.isEmpty else { return send(frame) }
    setLeave()
    guard withRoom(frame).withUnsafeBytes(send) else { return false }
    room = []
    return true
  }

  private func send(_ frame: UnsafeRawBufferPointer) -> Bool {
    guard output.write(frame) else { return false }
    if !frame.isEmpty { frameSent(frame.count) }
    return true
  }

  private func outputDrained() {
    if !isDraining { onDrained?() }
  }

  /// Whether bytes still wait for the terminal to read, or so many are on their way to it that what
  /// it shows would be old; no frame is accepted meanwhile.
  public var isDraining: Bool { output.isDraining || isLinkFull }

  /// Bytes a second that the terminal takes, measured while it lags; `nil` when it keeps up.
  public var drainRate: Double? { output.rate.bytesPerSecond }

  /// Bytes a second to send at most; `nil`, the default, sends as fast as the terminal takes them.
  ///
  /// Frames become fewer by that, as on a link of that rate, and are still sent whole. At least
  /// 100; NaN is `nil`. What gives the terminal back is not held up.
  public var maximalRate: Double? {
    get { output.pace?.bytesPerSecond }
    set {
      let rate = newValue.flatMap { $0.isNaN || $0 == .infinity ? nil : $0 }
      output.pace = rate.map(OutputPace.init(bytesPerSecond:))
    }
  }

  // MARK: Giving back

  /// Gives the terminal back as it was found; does nothing the second time.
  ///
  /// Takes less than 100 ms, even when the terminal does not read; only while an answer of the
  /// terminal is on its way, up to a second after the question. A signal to end that has come
  /// and could not be told yet does then what it does without a session: it ends the process,
  /// unless the program has a handler for it.
  public func end() {
    guard isOpen else { return }
    isOpen = false
    giveBack()
    input.stop()
    printedAlarm?.cancel()
    signals.stop()
    curses.close()
    guard_uninstall()
    device.close()
    Self.isTaken = false
    onGivenBack?()
  }

  /// Gives the terminal back and dies of `signal`, so that the shell sees it: 130 for `SIGINT`.
  public func end(by signal: Int32) -> Never {
    giveBack()
    onGivenBack?()
    guard_die(signal)
  }

  /// Lets the calling thread survive the overflow of its stack until the terminal is given back.
  ///
  /// The main thread has this from the start; a thread that recurses deeply should ask for it. The
  /// 64 KB that it takes are never freed.
  public nonisolated static func protectThread() {
    guard_protect_thread()
  }

  private func isLastAnswer(_ input: DecodedInput) -> Bool {
    switch input {
    case .reply(.ready): probe.isComplete
    case .reply(.primaryAttributes): true
    default: false
    }
  }

  /// Gives the screen back, waits for answers that would reach the shell, and then the rest.
  func giveBack() {
    let isSettled = output.settle(within: 0.03)
    output.abandon()
    guard_set_frame_open(!isSettled)
    let deadline = max(questionsSent, link.questionSent) + CapabilityProbe.danger
    let isAnswerDue = !probe.isComplete || link.isAsking
    if guard_leave_screen(isSettled ? Self.patience : 0), isSettled, isAnswerDue,
      input.swallow(for: deadline - MonotonicTime.now, until: isLastAnswer)
    {
      guard_set_answers_due(false)
    }
    forgetArrivals()
    guard_leave(Self.patience)
    guard_set_frame_open(false)
    forgetRoom()
  }
}
