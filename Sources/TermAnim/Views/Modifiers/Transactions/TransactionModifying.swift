/// A modifier that edits the transactions that reach its content.
@MainActor
protocol TransactionModifying: PrimitiveModifier {
  /// Makes `scope` edit transactions as the modifier says.
  ///
  /// `old` is what the modifier was before `update`; nil when the view is new.
  func apply(to scope: TransactionScope, replacing old: Self?, in update: GraphUpdate)
}

extension TransactionModifying {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    TransactionNode(view, in: context)
  }
}
