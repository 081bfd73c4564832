/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Several rows.
  public struct Rows {
    let contents: [any TableRowContent<Value>]
  }

  public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Rows {
    Rows(contents: [content])
  }

  public static func buildBlock(_ content: Rows...) -> Rows {
    buildArray(content)
  }

  public static func buildOptional(_ content: Rows?) -> Rows {
    content ?? Rows(contents: [])
  }

  public static func buildEither(first: Rows) -> Rows { first }

  public static func buildEither(second: Rows) -> Rows { second }

  public static func buildArray(_ content: [Rows]) -> Rows {
    Rows(contents: content.flatMap(\.contents))
  }

  public static func buildLimitedAvailability(_ content: Rows) -> Rows { content }
}

extension TableRowBuilder.Rows: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Value> {
    TableRows(parts: contents.flatMap { $0.tableRows.parts })
  }
}
