import Foundation

/// A program being shown: what happened so far, which moment is on the screen, and what lies over
/// it.
///
/// Time can be stopped, slowed and turned back: an earlier moment is shown by running the program
/// again from its beginning, or from that of a chapter, by the log of what happened. A class
/// because keys, views and whoever shows the frames change it.
@MainActor
public final class Performance {
  /// Sees every key before the program does, and returns whether it is to go no further.
  ///
  /// Not part of what happened to the program: for keys that are about the showing itself.
  public var onKey: (@MainActor (KeyStroke) -> Bool)?
  /// Told of every press of the pointer that has meant something to the program.
  public var onPress: (@MainActor () -> Void)?

  private let makeProgram: @MainActor () -> any Playable
  private let date: Date
  /// Host seconds now; replaced by whoever has a clock.
  var hostNow: @MainActor () -> Double
  /// Asks for a frame from any thread.
  private var ask: (@Sendable () -> Void)?

  /// Whether what happens is kept, so that time can be turned back.
  var keepsPast = true
  var log = EventLog()
  var chapters = ChapterList()
  private(set) var run: Rehearsal
  private(set) var overlay: ViewGraph?
  var transport: Transport
  /// The latest moment that has been shown.
  private(set) var extent = FrameTime.zero
  /// What a press that is going on is meant for; nil when there is none.
  var pressed: Pressed?
  private let origin: Double

  private(set) var screen: ScreenConfiguration
  private let initialScreen: ScreenConfiguration
  private var options: PlayerOptions
  private var size: TerminalSize
  private var capabilities: TerminalCapabilities

  /// What the last frames cost, measured where they become bytes for a terminal.
  public internal(set) var statistics = FrameStatistics()
  /// Whether `statistics` say where frames differ, which takes some effort; false unless set.
  public var isInspected = false

  /// A performance that is at its first moment at `host` seconds.
  init(
    size: TerminalSize, capabilities: TerminalCapabilities, options: PlayerOptions,
    startingAt host: Double, date: Date, program: @escaping @MainActor () -> any Playable
  ) {
    (self.size, self.capabilities, self.options) = (size, capabilities, options)
    (self.date, makeProgram, origin) = (date, program, host)
    screen = ScreenConfiguration(size: size, capabilities: capabilities, options: options)
    initialScreen = screen
    transport = Transport(startingAt: host)
    hostNow = { host }
    run = Rehearsal(program(), on: screen, date: date)
    connect()
  }

  /// A performance of the same program from its beginning, in which the same happens again, up to
  /// the latest moment that there has been, on the screen that the other has now.
  ///
  /// It is at its first moment at 0 host seconds. Of the terminal only colours and characters are
  /// taken over: who shows it may know less.
  init(repeating other: Performance, framesPerSecond: Double) {
    (size, capabilities, options) = (other.screenSize, other.capabilities, other.options)
    (options.framesPerSecond, options.largestSize) = (framesPerSecond, nil)
    capabilities.output = OutputCapabilities(
      colorDepth: other.screen.output.colorDepth, hasUnicode: other.screen.output.hasUnicode,
      lineFeedKeepsColumn: false)
    (date, makeProgram, origin) = (other.date, other.makeProgram, 0)
    (screen, initialScreen) = (other.screen, other.initialScreen)
    screen.output = capabilities.output
    screen.placement = ScreenPlacement(inCornerOf: size)
    (log, extent) = (other.log, other.extent)
    transport = Transport(startingAt: 0)
    hostNow = { 0 }
    run = Rehearsal(makeProgram(), on: initialScreen, date: date)
    run.lay(on: screen)
    connect()
  }

  /// The program on the screen; another object after time was turned back.
  public var program: any Playable { run.program }

  /// Seconds from one frame to the next.
  public var frameInterval: Double { options.frameInterval }

  // MARK: Overlay

  /// Lays `view` over the program's own, in the host's time, which goes on while the program's
  /// stands still.
  ///
  /// Presses that one of its views makes use of do not reach the program.
  public func lay<Overlay: View>(@ViewBuilder over view: () -> Overlay) {
    let graph = ViewGraph(
      root: view(), size: screen.geometry.size, environment: screen.environment)
    graph.whenFrameIsNeeded(ask)
    // Completions belong to the program, or the overlay's frames would decide when they are told.
    graph.tellsCompletions = false
    overlay = graph
    advanceOverlay(at: hostNow())
  }

  func advanceOverlay(at host: Double) {
    overlay?.advance(to: FrameTime(seconds: max(0, host - origin)))
  }

  // MARK: Frames

  /// Brings the program and what is over it to `host` seconds.
  func advance(at host: Double) {
    show(transport.time(at: host))
    advanceOverlay(at: host)
  }

  /// What is to be drawn now.
  func displayList() -> DisplayList {
    let program = run.graph.displayList()
    guard let over = overlay?.displayList(), !over.commands.isEmpty else {
      return screen.placed(program)
    }
    return screen.placed(DisplayList(program.commands + over.commands))
  }

  /// Whether something changes from frame to frame.
  var isAnimating: Bool {
    let over = overlay.flatMap { graph in graph.nextMotion.map { $0 <= graph.time } }
    return over == true || !isPaused && run.graph.isAnimating
  }

  /// The host second of the next frame; nil when nothing changes by itself.
  var nextFrame: Double? {
    let program = [run.graph.nextWakeUp, log.time(ofEntry: run.position)].compactMap(\.self).min()
    return [
      program.flatMap(transport.host(at:)),
      overlay?.nextMotion.map { origin + $0.seconds },
    ].compactMap(\.self).min()
  }

  /// Calls `ask` whenever a frame has become necessary from outside; nil takes that back.
  func whenFrameIsNeeded(_ ask: (@Sendable () -> Void)?) {
    self.ask = ask
    run.graph.whenFrameIsNeeded(ask)
    overlay?.whenFrameIsNeeded(ask)
  }

  // MARK: Time

  /// Shows a moment not before the one on the screen, and notes what the program does by itself.
  private func show(_ time: FrameTime) {
    let time = max(time, run.graph.time)
    if time > extent {
      run.follow(log, to: extent)
      let count = run.graph.traceCount
      run.advance(to: time)
      extent = time
      if run.graph.traceCount != count { recordFrame() }
    } else {
      run.follow(log, to: time)
    }
    run.lay(on: screen)
  }

  /// Shows any moment.
  func turn(to time: FrameTime) {
    let chapter = chapters.chapter(for: min(time, extent))
    if time < run.graph.time || chapter.map({ run.graph.time < $0.time }) == true {
      restart(from: chapter)
    }
    show(time)
    transport.seek(to: time, at: hostNow())
  }

  /// Forgets what happened, and how far time has come.
  func forgetTime() {
    (log, chapters, extent) = (EventLog(), ChapterList(), .zero)
    restart(from: nil)
  }

  /// Begins a run of its own for what is shown from now on, at a chapter or at the very beginning.
  private func restart(from chapter: LoggedChapter?) {
    // The run before is let go first, and nobody waits for the animations that end with it.
    run = Rehearsal(RootProgram(root: EmptyView()), on: initialScreen, date: date)
    AnimationCompletionQueue.shared.discardAll()
    run =
      chapter.map { Rehearsal($0, date: date) }
      ?? Rehearsal(makeProgram(), on: initialScreen, date: date)
    connect()
  }

  private func connect() {
    run.graph.whenFrameIsNeeded(ask)
    run.outsideTime = { [weak self] in self?.now ?? .zero }
    run.onChapter = { [weak self] in self?.chapters.note($0) }
  }

  private var now: FrameTime { transport.time(at: hostNow()) }

  // MARK: Events

  /// Tells the program of an event, and forgets what had been to come if anything comes of it.
  @discardableResult
  func receive(_ event: EventLog.Event) -> Bool {
    // Later than the frame that it answers, which may have been shown ahead of its time.
    show(max(now, run.graph.time.next))
    let time = run.graph.time
    // Not kept without need: the log would be copied with each event of a long paste.
    let future = extent > time ? (log: log, chapters: chapters, extent: extent) : nil
    log.removeAll(after: time)
    chapters.removeAll(after: time)
    extent = time
    if run.recordedScreen != screen { record(.screen(screen)) }
    let isUsed = record(event)
    if let future, !isUsed {
      // Even an event that means nothing leaves traces, such as a tour that waits anew.
      (log, chapters, extent) = future
      restart(from: chapters.chapter(for: time))
      show(time)
    }
    run.lay(on: screen)
    return isUsed
  }

  @discardableResult
  private func record(_ event: EventLog.Event) -> Bool {
    let entry = EventLog.Entry(time: run.graph.time, event: event)
    if keepsPast { log.append(entry) }
    return run.perform(entry)
  }

  private func recordFrame() {
    guard keepsPast else { return }
    if run.recordedScreen != screen { record(.screen(screen)) }
    log.append(EventLog.Entry(time: run.graph.time, event: .frame))
    run.noteFrame()
  }

  // MARK: Screen

  /// The cells that are shown on, which may be fewer than the terminal has.
  public var screenSize: TerminalSize {
    TerminalSize(columns: screen.geometry.columns, rows: screen.geometry.rows)
  }

  /// Whether a view of the program has the focus of the keyboard, from which Esc takes it.
  public var hasFocus: Bool { run.graph.focus.focused != nil }

  /// Whether characters outside ASCII are shown.
  public var hasUnicode: Bool { screen.output.hasUnicode }

  /// Goes on on another screen; the ground stays as it is unless it `mayChange`.
  func configure(
    size: TerminalSize, capabilities: TerminalCapabilities, groundMayChange mayChange: Bool
  ) {
    (self.size, self.capabilities) = (size, capabilities)
    configureScreen(groundMayChange: mayChange)
  }

  /// Points across a pixel, 0.25 to 64; fewer show everything larger.
  public var pointsPerPixel: Double {
    get { options.pointsPerPixel }
    set {
      options.pointsPerPixel = min(max(newValue, 0.25), 64)
      configureScreen(groundMayChange: false)
    }
  }

  private func configureScreen(groundMayChange mayChange: Bool) {
    var new = ScreenConfiguration(size: size, capabilities: capabilities, options: options)
    if !mayChange {
      (new.colorScheme, new.surroundings) = (screen.colorScheme, screen.surroundings)
    }
    guard new != screen else { return }
    screen = new
    run.lay(on: new)
    overlay?.resize(to: new.geometry.size)
    overlay?.update(environment: new.environment)
    advanceOverlay(at: hostNow())
  }
}
