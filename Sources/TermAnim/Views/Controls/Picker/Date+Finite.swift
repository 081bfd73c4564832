import Foundation

extension Date {
  /// The date where its year can be shown; the first of 2001 for one that is no finite number.
  var finite: Date {
    timeIntervalSinceReferenceDate.isFinite
      ? min(max(self, .distantPast), .distantFuture)
      : Date(timeIntervalSinceReferenceDate: 0)
  }
}
