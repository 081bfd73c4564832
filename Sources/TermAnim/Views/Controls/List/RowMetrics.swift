import Foundation

/// Lengths of the rows of lists, in points.
enum RowMetrics {
  /// Around what is in a row.
  static let padding: CGFloat = 8
  /// What a mark before a row, or a handle behind it, takes of it.
  static let mark: CGFloat = 12
}
