/// Rows of a table, and sections of them, one after the other.
public struct TableRows<Value: Identifiable> {
  var parts: [TableRowPart<Value>]

  /// The same, with each row another view; sections stay, and so do rows that a row hides.
  func modified(by modify: @escaping (AnyView) -> AnyView) -> TableRows {
    TableRows(parts: parts.map { $0.modified(by: modify) })
  }
}
