public import Foundation

/// Comparators of texts, which sort them as people do, and as columns of a table do.
///
/// Foundation's own for any value, which does that on Apple's systems, goes by the numbers of
/// characters on Linux.
extension KeyPathComparator {
  /// Sorts values by a text of theirs as people do.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward
  ) {
    self.init(keyPath, comparator: TextOrder.people, order: order)
  }

  /// Sorts values by a text that they may have as people do; those without one are first.
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward
  ) {
    self.init(keyPath, comparator: TextOrder.people, order: order)
  }
}
