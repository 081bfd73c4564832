/// The rows of a table of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowBody = Never

  public var tableRows: TableRows<Data.Element> {
    TableRows(parts: data.map { .row(.init(value: $0)) })
  }
}
