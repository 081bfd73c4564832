/// A row of a table that is one view, in no columns, such as the header of a section.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  let content: Content
}

extension TableHeaderRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Value> { TableRows(parts: [.view(AnyView(content))]) }
}
