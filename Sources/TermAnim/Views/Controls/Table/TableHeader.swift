import Foundation

/// What stands above the columns of a table; a press sorts the rows by a column.
struct TableHeader<Value>: View {
  let columns: [TableColumnPart<Value, Never>]
  /// Nil is rows that are not sorted.
  let sorting: TableSorting?
  @Environment(\.listLook) private var look

  var body: some View {
    VStack(spacing: 0) {
      TableColumnsLayout(columns: columns.map(\.width)).callAsFunction {
        ForEach(columns.indices, id: \.self) { column in
          HStack { head(of: column) }
            .lineLimit(1)
            .frame(
              maxWidth: .infinity,
              alignment: Alignment(horizontal: columns[column].alignment, vertical: .center))
        }
      }
      .clipped()
      .foregroundStyle(.secondary)
      .padding(.horizontal, RowMetrics.padding + look.insets)
      Divider()
    }
  }

  @ViewBuilder
  private func head(of column: Int) -> some View {
    if let sorting, sorting.canSort(column) {
      Button {
        sorting.sort(column)
      } label: {
        HStack(spacing: 4) {
          columns[column].label
          if let order = sorting.order(column) {
            Text(verbatim: order == .forward ? "\u{2191}" : "\u{2193}")
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      columns[column].label
    }
  }
}
