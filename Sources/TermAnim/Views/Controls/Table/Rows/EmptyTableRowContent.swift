/// No rows of a table.
public struct EmptyTableRowContent<Value: Identifiable> {
  nonisolated public init() {}
}

extension EmptyTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Value> { TableRows(parts: []) }
}
