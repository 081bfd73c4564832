/// A column of a table that is shown.
struct ShownTableColumn<Value: Identifiable>: Identifiable {
  /// Its number among all columns.
  let number: Int
  let part: TableColumnPart<Value, Never>

  var id: BuilderPlace { part.place }
}
