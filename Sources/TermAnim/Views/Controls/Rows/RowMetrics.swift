import Foundation

/// Lengths of the rows of lists, in points.
enum RowMetrics {
  /// Around what is in a row.
  static let padding: CGFloat = 8
  /// What a mark before a row, or a handle behind it, takes of it: room for the ring of the focus.
  static let mark: CGFloat = 20
  /// Between the edge of that and the mark.
  static let markInset: CGFloat = 4
}
