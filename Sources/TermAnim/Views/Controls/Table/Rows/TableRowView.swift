import Foundation

/// A row of a table: the cells of a value beside each other.
struct TableRowView<Value: Identifiable>: View {
  let row: TableRowPart<Value>.Row
  let columns: [ShownTableColumn<Value>]
  /// How many rows around the row show and hide it; nil is a table in which no row hides others.
  let level: Int?
  /// Whether the rows below are shown; nil is a row that hides none.
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let modify = row.modify { modify(AnyView(cells)) } else { cells }
  }

  private var cells: some View {
    TableColumnsLayout(columns: columns.map(\.part.width), level: level).callAsFunction {
      if level != nil { TreeRowMark(isExpanded: isExpanded) }
      ForEach(columns) { column in
        // One view for each column, whatever its cell is made of.
        HStack { column.part.cell(row.value) }
          .lineLimit(1)
          .frame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: column.part.alignment, vertical: .center))
      }
    }
    .modifier(RowActionModifier(action: isExpanded.map { .disclose($0) }, level: level))
  }
}
