import Dispatch

/// Calls back once a frame on the main queue, on a fixed grid of host time, and only when asked to.
///
/// Every tick is a timer of its own, set for an instant of the grid, so an early or late tick never
/// moves the next one, and missed instants are skipped, not made up for. Nothing is scheduled until
/// `schedule` is called again: a program at rest has no timer. A class because it owns one.
@MainActor
final class FrameClock {
  /// Called at each scheduled instant.
  var onTick: (@MainActor () -> Void)?
  /// Seconds from one instant of the grid to the next.
  let interval: Double
  private let timer: any DispatchSourceTimer
  private var grid: FrameGrid
  private var deadline: Double?

  /// How much earlier than its deadline a timer may seem to be, which counts in nanoseconds.
  private static let rounding = 1e-6

  /// Seconds of the host's monotonic clock, from an arbitrary start; stands still in system sleep.
  static var now: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// A clock at rest, whose grid has an instant every `interval` seconds.
  init(interval: Double) {
    self.interval = interval
    grid = FrameGrid(interval: interval)
    timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
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
    let instant = grid.instant(notBefore: host, after: now)
    if let deadline, deadline <= instant { return }
    let wasSet = deadline != nil
    deadline = instant
    if instant > now {
      timer.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(instant * 1e9)))
    } else {
      if wasSet { timer.schedule(deadline: .distantFuture) }
      tickAtOnce()
    }
  }

  /// Ticks after what the main queue is doing, without the detour over the thread that serves
  /// timers, which a key at rest would wait for.
  private func tickAtOnce() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  /// Takes back the tick on its way, if any.
  func stop() {
    guard deadline != nil else { return }
    deadline = nil
    timer.schedule(deadline: .distantFuture)
  }

  private func tick() {
    // A tick at once may have been taken back, and another be on its way.
    guard let deadline, deadline <= Self.now + Self.rounding else { return }
    grid.ticked(at: deadline)
    self.deadline = nil
    onTick?()
  }
}
