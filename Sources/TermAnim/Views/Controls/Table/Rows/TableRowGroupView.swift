/// A row of a table, and the rows below it that it shows and hides, as long as it has such.
struct TableRowGroupView<Value: Identifiable>: View {
  let row: TableRowPart<Value>.Row
  let group: TableRowPart<Value>.Group
  let columns: [ShownTableColumn<Value>]
  /// How many rows around the row show and hide it; nil is a table in which no row hides others.
  let level: Int?
  @State private var isOpen = false

  var body: some View {
    let isExpanded = group.isExpanded ?? $isOpen
    TableRowView(
      row: row, columns: columns, level: level, isExpanded: group.rows.map { _ in isExpanded })
    if let rows = group.rows, isExpanded.wrappedValue {
      // In a tree of any depth the type could not be said.
      AnyView(
        TableRowsView(
          parts: rows().tableRows.parts, columns: columns, level: level.map { $0 + 1 }))
    }
  }
}
