import Foundation

/// Progress that time makes by itself.
struct TimerProgress: Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// What has passed of the interval at `date`, or what remains when it counts down; 0...1.
  func fraction(at date: Date) -> Double {
    let duration = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = duration > 0 ? min(max(passed / duration, 0), 1) : passed < 0 ? 0 : 1
    return countsDown ? 1 - share : share
  }
}
