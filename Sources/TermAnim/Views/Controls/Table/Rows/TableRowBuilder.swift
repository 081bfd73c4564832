/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Several rows.
  public struct Rows: TableRowContent {
    public let tableValues: [Value]
  }

  public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Rows {
    Rows(tableValues: content.tableValues)
  }

  public static func buildBlock(_ content: Rows...) -> Rows {
    buildArray(content)
  }

  public static func buildOptional(_ content: Rows?) -> Rows {
    content ?? Rows(tableValues: [])
  }

  public static func buildEither(first: Rows) -> Rows { first }

  public static func buildEither(second: Rows) -> Rows { second }

  public static func buildArray(_ content: [Rows]) -> Rows {
    Rows(tableValues: content.flatMap(\.tableValues))
  }
}
