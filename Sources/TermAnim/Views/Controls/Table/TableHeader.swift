import Foundation

/// What stands above the columns of a table; a press sorts the rows by a column.
///
/// Where columns can be customized, a held head has a menu of them all, and one that is dragged
/// takes its column along.
struct TableHeader<Value: Identifiable>: View {
  let arrangement: TableColumnArrangement<Value>
  /// Nil is rows that are not sorted.
  let sorting: TableSorting?
  @Environment(\.listLook) private var look
  @Namespace private var table

  var body: some View {
    let shown = arrangement.shown
    VStack(spacing: 0) {
      TableColumnsLayout(columns: shown.map(\.part.width)).callAsFunction {
        ForEach(shown) { column in
          head(of: column)
            .lineLimit(1)
            .foregroundStyle(.secondary)
            .modifier(TableHeadMenu(arrangement: arrangement))
            .modifier(
              TableHeadDrag(column: column.number, table: table, arrangement: arrangement))
        }
      }
      .clipped()
      .padding(.horizontal, RowMetrics.padding + look.insets)
      // A whole row of cells, as those of the table are.
      Divider().padding(.top, 4)
    }
  }

  @ViewBuilder
  private func head(of column: ShownTableColumn<Value>) -> some View {
    let alignment = Alignment(horizontal: column.part.alignment, vertical: .center)
    if let sorting, sorting.canSort(column.number) {
      Button {
        sorting.sort(column.number)
      } label: {
        HStack(spacing: 4) {
          column.part.label
          if let order = sorting.order(column.number) {
            Text(verbatim: order == .forward ? "\u{2191}" : "\u{2193}")
          }
        }
        .frame(maxWidth: .infinity, alignment: alignment)
      }
      .buttonStyle(TableHeadLook())
      // A ring would be cut off by the edges of the table.
      .focusEffectDisabled()
    } else {
      HStack { column.part.label }.frame(maxWidth: .infinity, alignment: alignment)
    }
  }
}
