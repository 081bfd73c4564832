/// The instants of host time at which frames may be shown, an interval apart.
struct FrameGrid {
  let interval: Double
  /// The instant of the last tick, from which the grid is counted.
  private var lastTick = -Double.infinity
  /// The instant of the last tick that changed what is to be seen.
  private var lastChange = -Double.infinity
  /// The last instant beside the grid, for something that could not wait.
  private var lastResponse = -Double.infinity
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

  /// The first instant for the answer to something that happens at `now`.
  ///
  /// Nobody sees a grid on which nothing has changed for an interval, such as at the end of a
  /// spring whose last hundredths are less than a pixel: there the answer need not wait for it. But
  /// there is one such answer in an interval at most, however fast a pointer moves over nothing.
  mutating func response(to now: Double) -> Double {
    guard now - max(lastChange, lastResponse) >= interval else {
      return instant(notBefore: now, after: now)
    }
    lastResponse = now
    return now
  }

  /// Notes a tick that was set for `instant`, however late it came.
  mutating func ticked(at instant: Double) {
    lastTick = instant
  }

  /// Notes that the last tick has changed what is to be seen.
  mutating func changed() {
    lastChange = lastTick
  }
}
