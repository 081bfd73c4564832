import Dispatch

/// Calls back once a frame on the main queue, on a fixed grid of host time, and only when asked to.
///
/// A tick has an instant of the grid, so an early or late one never moves the next, and missed
/// instants are skipped, not made up for. While each tick asks for the one after it, one timer goes
/// off again and again, which costs less than to set it anew for every frame; as soon as a tick
/// leaves nothing to do it is stopped, so that a program at rest has no timer. A class because it
/// owns one.
@MainActor
final class FrameClock {
  /// Called at each instant asked for; returns whether what is to be seen has changed.
  var onTick: (@MainActor () -> Bool)?
  /// Seconds from one instant of the grid to the next, in whole nanoseconds as the timer counts.
  let interval: Double
  private let timer: any DispatchSourceTimer
  private var grid: FrameGrid
  /// The instant of the tick that has been asked for.
  private var deadline: Double?
  /// When the timer goes off next, and again an interval after; nil while it is stopped.
  private(set) var alarm: Double?
  /// Whether a tick waits for what the main queue is doing.
  private var isTickSoon = false

  /// Instants that are closer than this share of an interval are the same.
  private static let slack = 0.125

  /// Seconds of the host's monotonic clock, from an arbitrary start; stands still in system sleep.
  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// A clock at rest, whose grid has an instant every `interval` seconds.
  init(interval: Double) {
    self.interval = (interval * 1e9).rounded() / 1e9
    grid = FrameGrid(interval: self.interval)
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.ring() }
    }
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  isolated deinit {
    timer.cancel()
  }

  /// Asks for one tick as soon as one is due, but not before `host` seconds.
  ///
  /// After a rest of an interval or more a tick is due at once, and the grid goes on from there;
  /// otherwise at the next instant of the grid. An earlier tick that is already on its way is kept.
  func schedule(notBefore host: Double) {
    let now = Self.now
    schedule(at: grid.instant(notBefore: host, after: now), now)
  }

  /// Asks for a tick that answers something that has just happened: at once, unless what is to be
  /// seen has changed less than an interval ago.
  func scheduleResponse() {
    let now = Self.now
    // What is due already is the answer, and no second one beside the grid.
    if let deadline, deadline <= now { return }
    schedule(at: grid.response(to: now), now)
  }

  private func schedule(at instant: Double, _ now: Double) {
    if let deadline, deadline <= instant { return }
    deadline = instant
    if instant > now { setAlarm(for: instant) } else { tickSoon() }
  }

  /// Lets the timer go off at `instant`, unless it will by itself.
  private func setAlarm(for instant: Double) {
    if let alarm, abs(alarm - instant) < Self.slack * interval { return }
    alarm = instant
    timer.schedule(
      deadline: DispatchTime(uptimeNanoseconds: UInt64(instant * 1e9)),
      repeating: .nanoseconds(Int((interval * 1e9).rounded())), leeway: .nanoseconds(0))
  }

  /// Ticks after what the main queue is doing, without the detour over the thread that serves
  /// timers, which a key at rest would wait for.
  ///
  /// One at a time: where each frame takes longer than an interval, more and more would wait there,
  /// and keys behind them.
  private func tickSoon() {
    guard !isTickSoon else { return }
    isTickSoon = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isTickSoon = false
        self?.tickIfDue()
      }
    }
  }

  /// Takes back the tick on its way, if any.
  func stop() {
    deadline = nil
    stopTimer()
  }

  private func stopTimer() {
    guard alarm != nil else { return }
    alarm = nil
    timer.schedule(deadline: .distantFuture)
  }

  private func ring() {
    let now = Self.now
    if let alarm, alarm <= now {
      let missed = ((now - alarm) / interval).rounded(.down)
      self.alarm = alarm + (missed + 1) * interval
    }
    if !isTickSoon { tickIfDue() }
  }

  /// Ticks now if a tick is due, instead of after what the main queue is doing.
  func tickIfDue() {
    // A tick soon may have been taken back, and another be on its way.
    guard let deadline, deadline <= Self.now + Self.slack * interval else { return }
    grid.ticked(at: deadline)
    self.deadline = nil
    if onTick?() == true { grid.changed() }
    if self.deadline == nil { stopTimer() }
  }
}
