/// Several columns of a table.
public struct TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  var parts: [TableColumnPart<RowValue, Sort>]

  public var columns: TableColumns<RowValue, Sort> { self }

  /// The same columns, as a part of others.
  func within(_ step: BuilderPlace.Step) -> TableColumns {
    var columns = self
    for index in parts.indices { columns.parts[index].place = parts[index].place.within(step) }
    return columns
  }
}
