/// A row of a table, and the rows below it that it shows and hides.
struct TableRowGroupView<Value: Identifiable>: View {
  let row: TableRowPart<Value>.Row
  let group: TableRowPart<Value>.Group
  /// The columns that are shown, by their numbers.
  let columns: [(number: Int, part: TableColumnPart<Value, Never>)]
  let level: Int
  @State private var isOpen = false

  var body: some View {
    let isExpanded = group.isExpanded ?? $isOpen
    TableRowView(row: row, columns: columns, level: level, isExpanded: isExpanded)
    if isExpanded.wrappedValue {
      // In a tree of any depth the type could not be said.
      AnyView(
        TableRowsView(parts: group.rows().tableRows.parts, columns: columns, level: level + 1))
    }
  }
}
