/// A row of a table, of a value whose parts are in the columns.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value

  nonisolated public init(_ value: Value) {
    self.value = value
  }

  public var tableValues: [Value] { [value] }
}

/// What the rows of a table are made of.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// The values of the rows, one after the other.
  ///
  /// For the library alone, whose own kinds of rows have them.
  var tableValues: [TableRowValue] { get }
}

/// The rows of a table of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  let data: Data

  public var tableValues: [Data.Element] { Array(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var tableValues: [Content.TableRowValue] { data.flatMap { content($0).tableValues } }
}

extension ForEach
where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// The rows that `content` makes of each element.
  nonisolated public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}
