import Foundation

/// A row of a table: the cells of a value beside each other.
struct TableRowView<Value: Identifiable>: View {
  let row: TableRowPart<Value>.Row
  /// The columns that are shown, by their numbers.
  let columns: [(number: Int, part: TableColumnPart<Value, Never>)]
  /// How many rows around the row show and hide it; nil is a table in which no row hides others.
  let level: Int?
  /// Whether the rows below are shown; nil is a row that hides none.
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let modify = row.modify { modify(AnyView(cells)) } else { cells }
  }

  private var cells: some View {
    TableColumnsLayout(columns: columns.map(\.part.width)).callAsFunction {
      ForEach(columns, id: \.number) { column in
        // One view for each column, whatever its cell is made of.
        HStack { column.part.cell(row.value) }
          .lineLimit(1)
          .frame(
            maxWidth: .infinity,
            alignment: Alignment(horizontal: column.part.alignment, vertical: .center)
          )
          .modifier(
            TableRowIndent(
              level: column.number == columns.first?.number ? level : nil, isExpanded: isExpanded))
      }
    }
    .modifier(RowActionModifier(action: isExpanded.map { .disclose($0) }))
  }
}
