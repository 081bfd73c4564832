/// A row of a table, of a value whose parts are in the columns.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  nonisolated public init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent {
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Value> { TableRows(parts: [.row(.init(value: value))]) }
}
