import Foundation

/// Rows of values whose parts stand below each other in columns.
///
/// Rows are those of a list: they are chosen, held for a menu and scrolled as there. What stands above a column
/// that rows can be sorted by can be pressed, which changes the sort order; the program sorts its values by that.
/// Columns that have no room are cut off.
public struct Table<Value: Identifiable, Rows, Columns> {
  let values: [Value]
  let columns: [TableColumnPart<Value, Never>]
  let selection: TableSelection<Value.ID>
  let sorting: TableSorting?
  @Environment(\.tableColumnHeaderVisibility) private var headers

  /// A table whose rows are not sorted.
  nonisolated init(
    _ values: [Value], _ selection: TableSelection<Value.ID>,
    _ columns: TableColumns<Value, Never>
  ) {
    (self.values, self.selection) = (values, selection)
    (self.columns, sorting) = (columns.parts, nil)
  }

  /// A table whose rows are sorted by columns.
  nonisolated init<Sort: SortComparator>(
    _ values: [Value], _ selection: TableSelection<Value.ID>, _ columns: TableColumns<Value, Sort>,
    by sortOrder: Binding<[Sort]>
  ) {
    (self.values, self.selection) = (values, selection)
    sorting = TableSorting(sortOrder, columns.parts)
    self.columns = columns.parts.map { part in
      TableColumnPart(
        label: part.label, cell: part.cell, width: part.width, alignment: part.alignment,
        sort: nil)
    }
  }
}

extension Table: View {
  public var body: some View {
    VStack(spacing: 0) {
      if headers != .hidden { TableHeader(columns: columns, sorting: sorting) }
      switch selection {
      case .none: List<Value.ID, _>(choice: nil, content: rows)
      case .one(let chosen): List(choosing: chosen, content: rows)
      case .always(let chosen): List<Value.ID, _>(choice: Choice(chosen), content: rows)
      case .several(let chosen): List(choosing: chosen, content: rows)
      }
    }
  }

  @MainActor
  private var rows: some View {
    let columns = columns
    return ForEach(values) { value in
      TableColumnsLayout(columns: columns.map(\.width)).callAsFunction {
        ForEach(columns.indices, id: \.self) { column in
          // One view for each column, whatever its cell is made of.
          HStack { columns[column].cell(value) }
            .lineLimit(1)
            .frame(
              maxWidth: .infinity,
              alignment: Alignment(horizontal: columns[column].alignment, vertical: .center))
        }
      }
    }
  }
}

/// Which rows of a table are chosen.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case always(Binding<ID>)
  case several(Binding<Set<ID>>)
}
