extension ForEach {
  /// A view for a binding to each element; as rows of a list they are deleted and moved in the
  /// data, as `editActions` says, as `onDelete` and `onMove` would.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(bindings: data, identity: { $0.id }, editActions, content)
  }

  /// A view for a binding to each element; as rows of a list they are deleted and moved in the
  /// data, as `editActions` says, as `onDelete` and `onMove` would.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    self.init(bindings: data, identity: { $0[keyPath: id] }, editActions, content)
  }

  nonisolated private init<C: MutableCollection & RandomAccessCollection, R: View>(
    bindings data: Binding<C>, identity: @escaping (C.Element) -> ID, _ actions: EditActions<C>,
    _ content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    let all = data.wrappedValue
    let edited = EditedCollection(elements: data, identity: identity)
    self.init(
      data: IndexedIdentifierCollection(base: all, identity: identity),
      content: { row in
        EditableCollectionContent(
          content: content(data.element(all[row.index], at: row.index, identity: identity)),
          delete: actions.deletes ? { edited.delete(row.id) } : nil,
          move: actions.moves ? { edited.move(row.id, by: $0) } : nil)
      },
      id: { $0.id })
  }
}
