/// How many bytes may leave now, so that no more than a chosen number of them leave in a second.
///
/// What was not used is saved up for a twentieth of a second, so that a small frame after a rest
/// leaves at once; in any stretch of time no more leave than its seconds and that twentieth allow.
/// A value; who waits, and with what clock, is another's business.
struct OutputPace {
  /// Bytes a second, at least `slowest`.
  let bytesPerSecond: Double
  private var saved: Double
  private var latest: Double?

  /// Slower than this no picture would ever be complete.
  static let slowest = 100.0
  /// Seconds for which unused bytes are saved up.
  private static let reserve = 0.05
  /// Seconds between the portions of a frame that has to wait.
  private static let portion = 0.01
  /// More than any frame has, and a number that an `Int` can be.
  private static let mostBytes = 1e15

  /// A pace with its reserve saved up; numbers below `slowest` are raised to it.
  init(bytesPerSecond: Double) {
    self.bytesPerSecond = max(bytesPerSecond, Self.slowest)
    saved = self.bytesPerSecond * Self.reserve
  }

  /// How many bytes may leave at `time`, which never goes back.
  mutating func allowance(at time: Double) -> Int {
    let elapsed = max(0, time - (latest ?? time))
    latest = time
    saved = min(saved + elapsed * bytesPerSecond, bytesPerSecond * Self.reserve)
    return Int(min(max(saved, 0), Self.mostBytes))
  }

  /// Takes note that `count` bytes have left.
  mutating func take(_ count: Int) {
    saved -= Double(count)
  }

  /// Seconds until the next portion of `rest` bytes may leave; 0 when it may now.
  func delay(for rest: Int) -> Double {
    let wanted = min(Double(rest), max(1, bytesPerSecond * Self.portion))
    return max(0, (wanted - saved) / bytesPerSecond)
  }
}
