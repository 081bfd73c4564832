/// Collects the columns of a table, and forgets how rows are sorted by those that are sorted
/// otherwise.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public typealias Columns = TableColumns<RowValue, Sort>

  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> Columns {
    column.columns
  }

  @_disfavoredOverload
  public static func buildExpression<Other, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Other, Content, Label>
  ) -> Columns {
    Columns(parts: column.columns.parts.map { $0.unsorted() })
  }

  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent<RowValue, Sort>>(
    _ content: Content
  ) -> Columns {
    content.columns
  }

  public static func buildBlock(_ content: Columns...) -> Columns {
    Columns(parts: content.enumerated().flatMap { $1.within(.line($0)).parts })
  }

  public static func buildOptional(_ content: Columns?) -> Columns {
    content ?? Columns(parts: [])
  }

  public static func buildEither(first: Columns) -> Columns { first.within(.line(0)) }

  public static func buildEither(second: Columns) -> Columns { second.within(.line(1)) }

  public static func buildLimitedAvailability(_ content: Columns) -> Columns { content }
}
