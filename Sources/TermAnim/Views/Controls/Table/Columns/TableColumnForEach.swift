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
