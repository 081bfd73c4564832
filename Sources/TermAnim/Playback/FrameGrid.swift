/// The instants of host time at which frames may be shown, an interval apart.
struct FrameGrid {
  let interval: Double
  /// The instant of the last tick, from which the grid is counted.
  private var lastTick = -Double.infinity
  /// The farthest future that a tick is set for, in seconds; a day.
  private static let horizon = 86_400.0

  init(interval: Double) {
    self.interval = interval
  }

  /// The first instant that is neither earlier than `host` nor in the past of `now`.
  ///
  /// When the last tick is an interval or more ago, there is no grid to keep to, and the instant is
  /// the later of `host` and `now` itself.
  func instant(notBefore host: Double, after now: Double) -> Double {
    let earliest = max(now, min(host, now + Self.horizon))
    guard now - lastTick < interval else { return earliest }
    // A hundredth of a step of slack, so that rounding does not cost a frame.
    let steps = ((earliest - lastTick) / interval - 0.01).rounded(.up)
    return lastTick + max(steps, 1) * interval
  }

  /// Notes a tick that was set for `instant`, however late it came.
  mutating func ticked(at instant: Double) {
    lastTick = instant
  }
}
