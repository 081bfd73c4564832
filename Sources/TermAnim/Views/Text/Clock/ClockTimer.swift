import Foundation

/// What has passed or remains of a range of time.
struct ClockTimer: Hashable, Sendable, Codable {
  let range: ClosedRange<Date>
  /// From when on it stands still; nil lets it run.
  var pause: Date?
  let countsDown: Bool
  let pattern: ClockPattern

  /// What is shown at `now`: the start before the range, the end after it.
  func text(at now: Date) -> String {
    let amount = amount(at: min(now, pause ?? now))
    guard countsDown else { return pattern.text(of: amount) }
    let step = pattern.step(of: amount)
    return pattern.text(of: ((amount - TextClock.slack) / step).rounded(.up) * step)
  }

  /// When another text is due after `now`; nil when this one stays.
  func nextChange(after now: Date) -> Date? {
    let moment = max(now, range.lowerBound)
    let end = min(pause ?? range.upperBound, range.upperBound)
    guard moment < end else { return nil }
    let step = pattern.step(of: amount(at: moment) - (countsDown ? 2 * TextClock.slack : 0))
    let origin = countsDown ? range.upperBound : range.lowerBound
    return min(TextClock.next(step: step, from: origin, after: moment) ?? end, end)
  }

  /// The seconds that remain or have passed.
  private func amount(at moment: Date) -> Double {
    let moment = min(max(moment, range.lowerBound), range.upperBound)
    return countsDown
      ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
  }
}
