/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Several rows.
  public struct Rows {
    let contents: [(place: BuilderPlace, content: any TableRowContent<Value>)]

    /// The same rows, as a part of others.
    fileprivate func within(_ step: BuilderPlace.Step) -> Rows {
      Rows(contents: contents.map { ($0.place.within(step), $0.content) })
    }
  }

  public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Rows {
    Rows(contents: [(BuilderPlace(), content)])
  }

  public static func buildBlock(_ content: Rows...) -> Rows {
    buildArray(content)
  }

  public static func buildOptional(_ content: Rows?) -> Rows {
    content ?? Rows(contents: [])
  }

  public static func buildEither(first: Rows) -> Rows { first.within(.line(0)) }

  public static func buildEither(second: Rows) -> Rows { second.within(.line(1)) }

  public static func buildArray(_ content: [Rows]) -> Rows {
    Rows(contents: content.enumerated().flatMap { $1.within(.line($0)).contents })
  }

  public static func buildLimitedAvailability(_ content: Rows) -> Rows { content }
}

extension TableRowBuilder.Rows: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Value> {
    TableRows(parts: contents.flatMap { $0.content.tableRows.within($0.place).parts })
  }
}
