import Foundation

/// How the rows of a table are sorted, and what a press of the head of a column makes of that.
struct TableSorting {
  /// The order in which the rows are sorted by a column first; nil where they are not.
  let order: (_ column: Int) -> SortOrder?
  /// Whether the rows can be sorted by a column.
  let canSort: (_ column: Int) -> Bool
  /// Sorts the rows by a column first, or, where they are, the other way round.
  let sort: (_ column: Int) -> Void

  init<Value, Sort: SortComparator>(
    _ sortOrder: Binding<[Sort]>, _ columns: [TableColumnPart<Value, Sort>]
  ) {
    let sorts = columns.map(\.sort)
    order = { column in
      sortOrder.wrappedValue.first.flatMap { $0.isMeant(by: column, of: sorts) ? $0.order : nil }
    }
    canSort = { sorts[$0] != nil }
    sort = { column in
      guard var own = sorts[column] else { return }
      let old = sortOrder.wrappedValue
      if let first = old.first, first.isMeant(by: column, of: sorts) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      sortOrder.wrappedValue = [own] + old.filter { !$0.isMeant(by: column, of: sorts) }
    }
  }
}

extension SortComparator {
  /// Whether the comparator stands for a column of a table with comparators for its columns.
  ///
  /// One stands for those that have the same one, perhaps the other way round. Where none has, it
  /// stands for the first that compares the same property in another way.
  fileprivate func isMeant(by column: Int, of columns: [Self?]) -> Bool {
    guard let own = columns[column] else { return false }
    if isLike(own) { return true }
    guard let path, !columns.contains(where: { $0.map(isLike) ?? false }) else { return false }
    return columns.firstIndex { $0?.path == path } == column
  }

  private func isLike(_ other: Self) -> Bool {
    var same = other
    same.order = order
    return same == self
  }

  /// The property that is compared; nil where that is not known.
  private var path: AnyKeyPath? { (self as? any PropertyComparator)?.property }
}

/// A comparator of a property.
private protocol PropertyComparator {
  var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
  fileprivate var property: AnyKeyPath { keyPath }
}
