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

/// Columns that are made of a collection.
public struct TableColumnForEach<RowValue: Identifiable, Sort>: TableColumnContent {
  public let columns: TableColumns<RowValue, Sort>

  /// The columns that `content` makes of each element.
  public init<Data: RandomAccessCollection, Content: TableColumnContent<RowValue, Sort>>(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  /// The columns that `content` makes of each element; the cells of one stay what they are as
  /// others come and go.
  public init<
    Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent<RowValue, Sort>
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    var counts: [ID: Int] = [:]
    let parts = data.flatMap { element in
      let id = element[keyPath: id]
      // Elements that are told apart by nothing are by their order.
      defer { counts[id, default: 0] += 1 }
      return content(element).columns.within(.element(AnyHashable(id)))
        .within(.line(counts[id] ?? 0)).parts
    }
    columns = TableColumns(parts: parts)
  }
}
