/// What the rows of a table are made of.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  /// What the rows are made of.
  var tableRowBody: TableRowBody { get }

  /// The rows, one after the other.
  ///
  /// For the library alone, whose own kinds of rows have them instead of a body.
  var tableRows: TableRows<TableRowValue> { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var tableRows: TableRows<TableRowValue> { tableRowBody.tableRows }
}

extension TableRowContent where TableRowBody == Never {
  /// Never asked for: the rows are made of no others.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
}
