import Foundation

/// Rows of values whose parts stand below each other in columns.
///
/// Rows are those of a list: they are chosen, held for a menu and scrolled as there. What stands
/// above a column that rows can be sorted by can be pressed, which changes the sort order; the
/// program sorts its values by that. Columns that have no room are cut off. With a
/// `TableColumnCustomization` people hide, show and move columns that have a `customizationID`, by
/// the menu of a held head, and by dragging one.
public struct Table<Value: Identifiable, Rows, Columns> {
  private let rows: any TableRowContent<Value>
  private let columns: [TableColumnPart<Value, Never>]
  private let selection: TableSelection<Value.ID>
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.tableColumnHeaderVisibility) private var headers

  /// A table whose rows are not sorted.
  nonisolated init(
    _ rows: any TableRowContent<Value>, _ selection: TableSelection<Value.ID>,
    _ columns: TableColumns<Value, Never>,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    (self.rows, self.selection, self.customization) = (rows, selection, customization)
    (self.columns, sorting) = (columns.parts, nil)
  }

  /// A table whose rows are sorted by columns.
  nonisolated init<Sort: SortComparator>(
    _ rows: any TableRowContent<Value>, _ selection: TableSelection<Value.ID>,
    _ columns: TableColumns<Value, Sort>, by sortOrder: Binding<[Sort]>,
    _ customization: Binding<TableColumnCustomization<Value>>?
  ) {
    (self.rows, self.selection, self.customization) = (rows, selection, customization)
    sorting = TableSorting(sortOrder, columns.parts)
    self.columns = columns.parts.map { $0.unsorted() }
  }
}

extension Table: View {
  public var body: some View {
    let arrangement = TableColumnArrangement(columns: columns, customization: customization)
    let rows = rows(in: arrangement.shown)
    VStack(spacing: 0) {
      if headers != .hidden { TableHeader(arrangement: arrangement, sorting: sorting) }
      switch selection {
      case .none: List<Value.ID, _>(choice: nil, content: rows)
      case .one(let chosen): List(choosing: chosen, content: rows)
      case .always(let chosen): List<Value.ID, _>(choice: Choice(chosen), content: rows)
      case .several(let chosen): List(choosing: chosen, content: rows)
      }
    }
  }

  @MainActor
  private func rows(in columns: [ShownTableColumn<Value>]) -> TableRowsView<Value> {
    let parts = rows.tableRows.parts
    return TableRowsView(
      parts: parts, columns: columns, level: parts.contains(where: \.hidesOthers) ? 0 : nil)
  }
}
