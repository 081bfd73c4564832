/// A view as the content of a modifier.
final class ViewContentSource<Content: View>: ContentSource {
  private(set) var content: Content
  /// Of the body that describes the content, see `ViewInputs`.
  private(set) var evaluation: Int

  init(_ content: Content, of evaluation: Int) {
    (self.content, self.evaluation) = (content, evaluation)
  }

  /// Takes a description of the content, and shows it unless it says the same as the last one.
  @MainActor
  func update(to content: Content, of evaluation: Int, comparingBy fields: FieldTables) {
    if evaluation == self.evaluation, fields.isSame(self.content, content) { return }
    (self.content, self.evaluation) = (content, evaluation)
    contentChanged()
  }

  override func makeNode(in context: NodeContext) -> ViewNode {
    var context = context
    context.inputs.evaluation = evaluation
    return context.node(for: content)
  }

  override func update(_ node: ViewNode, inputs: ViewInputs) {
    var inputs = inputs
    inputs.evaluation = evaluation
    unsafeDowncast(node, to: TypedNode<Content>.self).show(content, inputs: inputs)
  }
}
