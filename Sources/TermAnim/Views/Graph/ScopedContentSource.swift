/// A view as the content of modifiers whose transactions it does not share.
final class ScopedContentSource<Content: View>: ContentSource {
  private let content: Content
  /// The transactions of the content; set before the content is made or updated.
  @MainActor var scope: TransactionScope?

  nonisolated init(_ content: Content) {
    self.content = content
    super.init()
  }

  override func makeNode(in context: NodeContext) -> ViewNode {
    NodeContext(graph: context.graph, parent: context.parent, inputs: scoped(context.inputs))
      .node(for: content)
  }

  override func update(_ node: ViewNode, inputs: ViewInputs) {
    unsafeDowncast(node, to: TypedNode<Content>.self).update(
      to: content, inputs: scoped(inputs))
  }

  @MainActor
  private func scoped(_ inputs: ViewInputs) -> ViewInputs {
    var result = inputs
    if let scope { result.transactions = scope }
    return result
  }
}
