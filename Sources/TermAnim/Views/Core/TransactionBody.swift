/// A view in modifiers whose changes have a transaction of their own, which the view itself does
/// not see.
struct TransactionBody<Content: View, Modified: View> {
  let content: Content
  /// What the modifiers are put around.
  let source: ScopedContentSource<Content>
  let modified: Modified
  let edit: (inout Transaction) -> Void
  /// Whether `edit` is for changes alone, and not for what moves on its way.
  let editsChangesOnly: Bool

  nonisolated init(
    _ content: Content, editsChangesOnly: Bool, edit: @escaping (inout Transaction) -> Void,
    body: (PlaceholderContentView<Content>) -> Modified
  ) {
    (self.content, self.edit, self.editsChangesOnly) = (content, edit, editsChangesOnly)
    source = ScopedContentSource(content)
    modified = body(PlaceholderContentView(source))
  }
}

extension TransactionBody: View, PrimitiveView {
  typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    TransactionBodyNode(self, in: context)
  }
}

extension View {
  /// Animates the changes of the modifiers in `body`, and not those of the view they are put
  /// around; nil takes their animation away.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBody(
      self, editsChangesOnly: true,
      edit: { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      }, body: body)
  }

  /// Edits the transactions of changes of the modifiers in `body`, and not those of the view they
  /// are put around.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    TransactionBody(self, editsChangesOnly: false, edit: transform, body: body)
  }
}
