/// A row that a list may delete from its data, or move in them.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  /// Nil where the row stays.
  let delete: (() -> Void)?
  /// Moves the row by a number of places, and returns by how many there was room to; nil where it
  /// stays where it is.
  let move: ((Int) -> Int)?
}

extension EditableCollectionContent: View where Content: View {
  public var body: some View {
    content
      .modifier(RowDeletion(delete: delete))
      .modifier(RowMovement(move: move))
  }
}
