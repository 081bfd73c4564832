/// Lets the head of a column be dragged to the place of another one of the same table.
nonisolated struct TableHeadDrag<Value: Identifiable>: ViewModifier {
  let column: Int
  let table: Namespace.ID
  let arrangement: TableColumnArrangement<Value>

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if let id = arrangement.movableID(of: column) {
      content
        .draggable(TableColumnDrag(id: id, table: table))
        .dropDestination(for: TableColumnDrag.self) { heads, _ in
          guard let head = heads.first, head.table == table, head.id != id else { return false }
          arrangement.move(head.id, to: id)
          return true
        }
    } else {
      content
    }
  }
}
