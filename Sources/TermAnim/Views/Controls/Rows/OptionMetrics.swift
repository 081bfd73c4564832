import Foundation

/// Lengths of lines with marks, in points.
enum OptionMetrics {
  /// Between the edge and the mark.
  static let inset: CGFloat = 8
  /// From the mark to what it belongs to.
  static let mark: CGFloat = 12
}
