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
    order = { column in
      guard let first = sortOrder.wrappedValue.first, let own = columns[column].sort else {
        return nil
      }
      return first.sortsBy(own) ? first.order : nil
    }
    canSort = { columns[$0].sort != nil }
    sort = { column in
      guard var own = columns[column].sort else { return }
      if let first = sortOrder.wrappedValue.first, first.sortsBy(own) {
        own.order = first.order == .forward ? .reverse : .forward
      }
      let others = sortOrder.wrappedValue.filter { !$0.sortsBy(own) }
      sortOrder.wrappedValue = [own] + others
    }
  }
}

extension SortComparator {
  /// Whether another comparator does the same, but perhaps the other way round.
  ///
  /// Two that compare the same property do: a program's own for a text compares otherwise than a column.
  fileprivate func sortsBy(_ other: Self) -> Bool {
    if let path = (self as? any PropertyComparator)?.path {
      return path == (other as? any PropertyComparator)?.path
    }
    var same = other
    same.order = order
    return same == self
  }
}

/// A comparator of a property.
private protocol PropertyComparator {
  var path: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
  fileprivate var path: AnyKeyPath { keyPath }
}
