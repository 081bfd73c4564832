/// A row of a table that shows and hides others below it.
///
/// The mark before what is in the first column opens and closes it, and so do the right and the
/// left arrow key where the row has the focus.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// The row of `value`, which shows `content` while `isExpanded` is true; nil is closed at first.
  nonisolated public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded, content)
  }
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  public var tableRows: TableRows<TableRowValue> {
    TableRows(
      parts: label.tableRows.parts.map { part in
        guard case .row(var row) = part else { return part }
        row.group = TableRowPart.Group(isExpanded: isExpanded, rows: { content() })
        return .row(row)
      })
  }
}
