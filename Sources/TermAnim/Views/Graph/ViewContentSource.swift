/// A view as the content of a modifier.
final class ViewContentSource<Content: View>: ContentSource {
  private(set) var content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Takes another description of the content.
  @MainActor
  func update(to content: Content) {
    self.content = content
    contentChanged()
  }

  override func makeNode(in context: NodeContext) -> ViewNode {
    context.node(for: content)
  }

  override func update(_ node: ViewNode, inputs: ViewInputs) {
    unsafeDowncast(node, to: TypedNode<Content>.self).show(content, inputs: inputs)
  }
}
