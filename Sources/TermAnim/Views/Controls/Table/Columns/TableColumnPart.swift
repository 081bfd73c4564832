/// A column of a table, whatever its cells are.
struct TableColumnPart<RowValue, Sort> {
  let label: AnyView
  let cell: (RowValue) -> AnyView
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
  /// Tells the column from others of the table, as these come and go.
  var place = BuilderPlace()
  /// Tells the column from others in what somebody has made of a table; nil is a column that stays
  /// as it is.
  var id: String?
  /// Whether the column is left out unless somebody wants it.
  var isHiddenAtFirst = false
  /// What nobody makes of the column.
  var disabledBehavior: TableColumnCustomizationBehavior = []
  /// How rows are sorted by the column; nil is not.
  let sort: Sort?

  /// The same column, by which rows are not sorted.
  func unsorted<Other>() -> TableColumnPart<RowValue, Other> {
    TableColumnPart<RowValue, Other>(
      label: label, cell: cell, width: width, alignment: alignment, place: place, id: id,
      isHiddenAtFirst: isHiddenAtFirst, disabledBehavior: disabledBehavior, sort: nil)
  }
}
