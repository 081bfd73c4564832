import Foundation

extension ViewGraph {
  /// What the calendar shows at the time that is shown.
  var date: Date {
    referenceDate.addingTimeInterval(time.seconds)
  }

  /// When the calendar shows `date`.
  func time(of date: Date) -> FrameTime {
    FrameTime(seconds: date.timeIntervalSince(referenceDate))
  }
}
