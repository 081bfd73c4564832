import Foundation

/// The measures of a row of days.
enum CalendarRowMetrics {
  /// Beside the figures of a day, in points: a column.
  static let margin: CGFloat = 4
}
