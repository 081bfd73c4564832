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
    let instant = grid.instant(notBefore: host, after: Self.now)
    if let deadline, deadline <= instant { return }
    deadline = instant
    timer.schedule(deadline: DispatchTime(uptimeNanoseconds: UInt64(instant * 1e9)))
  }

  /// Takes back the tick on its way, if any.
  func stop() {
    guard deadline != nil else { return }
    deadline = nil
    timer.schedule(deadline: .distantFuture)
  }

  private func tick() {
    guard let deadline else { return }
    grid.ticked(at: deadline)
    self.deadline = nil
    onTick?()
  }
}
