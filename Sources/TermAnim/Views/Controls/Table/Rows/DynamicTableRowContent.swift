/// Rows that are made of a collection.
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection

  /// What the rows are made of.
  var data: Data { get }
}
