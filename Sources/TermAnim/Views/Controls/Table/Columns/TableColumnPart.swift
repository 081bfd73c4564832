/// A column of a table, whatever its cells are.
struct TableColumnPart<RowValue, Sort> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
  /// How rows are sorted by the column; nil is not.
  let sort: Sort?
}

/// What the columns of a table are made of.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator

  /// The columns, one after the other.
  ///
  /// For the library alone, whose own kinds of columns have them.
  var columns: TableColumns<TableRowValue, TableColumnSortComparator> { get }
}

/// Several columns of a table.
public struct TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  var parts: [TableColumnPart<RowValue, Sort>]

  public var columns: TableColumns<RowValue, Sort> { self }
}
