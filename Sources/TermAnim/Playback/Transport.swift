/// Turns the host's clock into animation time: play, pause, speed and seeking, as a pure value.
///
/// Host seconds come from any clock that never goes back. Between two changes animation time is a
/// straight line through the moment of the last change, so neither the number of frames nor a late
/// one can make it drift.
struct Transport: Hashable, Sendable {
  /// Animation seconds that pass in one host second while playing.
  private(set) var rate: Double = 1
  /// Animation time stands still when true.
  private(set) var isPaused = false
  private var hostAnchor: Double
  private var timeAnchor: Double

  /// Speeds that a player offers, slowest first.
  static let rates: [Double] = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8]

  /// A transport that plays at normal speed and shows time zero at `host` seconds.
  init(startingAt host: Double) {
    (hostAnchor, timeAnchor) = (host, 0)
  }

  /// The animation time at `host` seconds, never negative.
  func time(at host: Double) -> FrameTime {
    let elapsed = isPaused ? 0 : max(0, host - hostAnchor) * rate
    return FrameTime(seconds: timeAnchor + elapsed)
  }

  /// The host second at which animation time reaches `time`; nil while paused.
  func host(at time: FrameTime) -> Double? {
    isPaused ? nil : hostAnchor + (time.seconds - timeAnchor) / rate
  }

  /// Stops animation time, or lets it go on from where it stands.
  mutating func setPaused(_ paused: Bool, at host: Double) {
    anchor(at: host)
    isPaused = paused
  }

  /// Changes the speed from `host` seconds on; a rate that is not positive and finite is ignored.
  mutating func setRate(_ newRate: Double, at host: Double) {
    guard newRate > 0, newRate.isFinite else { return }
    anchor(at: host)
    rate = newRate
  }

  /// Jumps to `time`, which is taken as zero when negative or not a number.
  mutating func seek(to time: FrameTime, at host: Double) {
    hostAnchor = host
    timeAnchor = time.seconds > 0 ? time.seconds : 0
  }

  /// Leaves out the host's seconds between `stop` and `resume`, in which nobody was watching.
  mutating func skip(from stop: Double, to resume: Double) {
    let time = time(at: stop)
    seek(to: time, at: resume)
  }

  private mutating func anchor(at host: Double) {
    let time = time(at: host)
    seek(to: time, at: host)
  }
}
