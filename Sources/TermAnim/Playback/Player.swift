import Foundation

/// Shows views on the terminal until it is told to quit.
///
/// A class because the session, the clock and the views call back to it. Everything happens on the
/// main actor; while nothing moves, nothing runs.
@MainActor
public final class Player {
  /// Sees a key that no view has made use of; returns whether it meant something.
  ///
  /// What is left then quits the player if it is `q` or Esc. Ctrl-C, Ctrl-Z and Ctrl-L never come
  /// here: they end, suspend and repaint.
  public var onKey: (@MainActor (KeyStroke) -> Bool)?

  let session: TerminalSession
  let graph: ViewGraph
  let clock: FrameClock
  private let options: PlayerOptions
  private var screen: ScreenConfiguration
  private var pipeline: FramePipeline
  private var transport: Transport
  private var governor = LinkGovernor()
  private var isFrameDue = false
  /// When the last frame was handed to the terminal, in host seconds.
  private var departure = 0.0
  private var suspension: Double?
  private var isRunning = false

  /// How long the first frame waits for the terminal to say what it can do, in seconds.
  private static let patience = 0.03

  /// Takes the terminal over for `root`.
  ///
  /// - Throws: `TerminalError` when there is no terminal that could show anything.
  public init<Root: View>(
    options: PlayerOptions = PlayerOptions(), @ViewBuilder root: () -> Root
  ) throws(TerminalError) {
    self.options = options
    session = try TerminalSession()
    screen = ScreenConfiguration(
      size: session.size, capabilities: session.capabilities, options: options)
    graph = ViewGraph(root: root(), size: screen.geometry.size, environment: screen.environment)
    graph.referenceDate = Date()
    pipeline = FramePipeline(graph: graph, screen: screen)
    transport = Transport(startingAt: FrameClock.now)
    clock = FrameClock(interval: options.frameInterval)
  }

  /// Plays until `quit()`, and gives the terminal back.
  public func run() {
    isRunning = true
    session.onEvent = { [weak self] event in self?.receive(event) }
    session.onDrained = { [weak self] in self?.frameLeft() }
    connectViews()
    clock.onTick = { [weak self] in self?.showFrame() }
    clock.schedule(notBefore: FrameClock.now + Self.patience)
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    disconnectViews()
    clock.stop()
    session.end()
  }

  /// Makes `run()` return.
  public func quit() {
    isRunning = false
  }

  // MARK: Views

  /// Lets views, and completions of animations, ask for frames and for the time.
  private func connectViews() {
    let ask: @Sendable () -> Void = { [weak self] in
      DispatchQueue.main.async { self?.requestFrame() }
    }
    graph.whenFrameIsNeeded(ask)
    AnimationCompletionQueue.shared.whenPosted(ask)
    graph.tellTime { [weak self] in
      Thread.isMainThread ? MainActor.assumeIsolated { self?.now } : nil
    }
  }

  private func disconnectViews() {
    graph.whenFrameIsNeeded(nil)
    AnimationCompletionQueue.shared.whenPosted(nil)
    graph.tellTime(by: nil)
  }

  /// The present moment.
  var now: FrameTime { transport.time(at: FrameClock.now) }

  // MARK: Frames

  func requestFrame() {
    clock.schedule(notBefore: FrameClock.now)
  }

  /// Shows the next frame, unless one is still on its way or the program is stopped.
  ///
  /// A frame shows the moment at which the one after it is due, halfway to which it is seen. So what
  /// a key starts has moved already in the first frame after it.
  private func showFrame() {
    guard suspension == nil else { return }
    guard !session.isDraining else {
      isFrameDue = true
      return
    }
    let frame = pipeline.frame(
      at: transport.time(at: FrameClock.now + clock.interval), tolerance: governor.tolerance)
    departure = FrameClock.now
    if !session.write(Array(frame)) { pipeline.discardFrame() }
    if !session.isDraining { frameLeft() }
    scheduleNextFrame()
  }

  /// The terminal has taken a whole frame: the newest one may follow.
  private func frameLeft() {
    governor.frameLeft(after: (FrameClock.now - departure) / clock.interval)
    guard isFrameDue else { return }
    isFrameDue = false
    requestFrame()
  }

  private func scheduleNextFrame() {
    guard let wakeUp = graph.nextWakeUp, let host = transport.host(at: wakeUp) else { return }
    clock.schedule(notBefore: host - clock.interval)
  }

  /// Paints the whole screen anew, whatever it shows.
  func repaint() {
    pipeline.forgetScreen()
    requestFrame()
  }

  // MARK: Screen

  func screenChanged() {
    let new = ScreenConfiguration(
      size: session.size, capabilities: session.capabilities, options: options)
    guard new != screen else { return }
    screen = new
    pipeline.configure(new)
    requestFrame()
  }

  /// The place on the screen that a mouse report means, as views are told of it.
  func inputEvent(_ mouse: MouseInput) -> InputEvent? {
    InputEvent(mouse, in: screen.geometry)
  }

  // MARK: Suspension

  func willSuspend() {
    suspension = FrameClock.now
    clock.stop()
  }

  /// Goes on where it was: the time in the background is left out.
  func didResume() {
    let now = FrameClock.now
    transport.skip(from: suspension ?? now, to: now)
    suspension = nil
    screenChanged()
    repaint()
  }
}
