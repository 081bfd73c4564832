/// The head of a column of a table while it is dragged.
struct TableColumnDrag: Transferable {
  let id: String
  let table: Namespace.ID

  static var transferRepresentation: Nothing { Nothing() }

  /// No data: heads are dropped on heads alone.
  struct Nothing: TransferRepresentation, PrimitiveTransferRepresentation {
    typealias Item = TableColumnDrag
    typealias Body = Never

    var ways: [TransferWay] { [] }
  }
}
