/// What the columns of a table are made of.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator

  /// The columns, one after the other.
  ///
  /// For the library alone, whose own kinds of columns have them.
  var columns: TableColumns<TableRowValue, TableColumnSortComparator> { get }
}
