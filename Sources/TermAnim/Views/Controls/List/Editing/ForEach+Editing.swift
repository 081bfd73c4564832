public import Foundation

extension ForEach where Content: View {
  /// Lets the rows of a list be deleted: by the Delete key, by a row that is pulled aside with the
  /// pointer, unless it has `swipeActions` of its own, and by the mark before a row while the list
  /// is edited.
  ///
  /// `action` is given the row's place in the data, and animates by default. Nil takes nothing
  /// away.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ForEach<Data, ID, some View> {
    let places = RowPlaces(self)
    return mapRows { id, content in
      content.modifier(
        RowDeletion(delete: action.map { action in { places.index(of: id).map { action([$0]) } } }))
    }
  }

  /// Lets the rows of a list be moved: by Alt and the arrow keys, and by dragging the handle behind
  /// a row while the list is edited.
  ///
  /// A key moves the row by one place. `action` is given its place in the data and the one before
  /// which it goes, and animates by default. Nil moves nothing.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ForEach<Data, ID, some View> {
    let places = RowPlaces(self)
    return mapRows { id, content in
      content.modifier(
        RowMovement(
          move: action.map { action in
            { step in
              guard let move = places.move(of: id, by: step) else { return 0 }
              action([move.index], move.destination)
              return move.step
            }
          }))
    }
  }

  /// The rows, each made of what it was.
  nonisolated func mapRows<Row: View>(
    _ row: @escaping (ID, Content) -> Row
  ) -> ForEach<Data, ID, Row> {
    let (content, id) = (content, id)
    return ForEach<Data, ID, Row>(data: data, content: { row(id($0), content($0)) }, id: id)
  }
}
