extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Content.TableRowValue> {
    TableRows(
      parts: data.flatMap { element in
        let rows = content(element).tableRows
        return rows.within(BuilderPlace().within(.element(AnyHashable(id(element))))).parts
      })
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  /// The rows that `content` makes of each element.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content) { $0.id }
  }

  /// The rows that `content` makes of each element; rows are told apart by their values.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}
