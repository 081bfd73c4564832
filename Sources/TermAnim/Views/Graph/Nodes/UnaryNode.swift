/// The node of a view that is nothing but another view.
final class UnaryNode<Content: View, Inner: View>: TypedNode<Content> {
  private let content: (Content) -> Inner
  private var child: TypedNode<Inner>?

  init(_ view: Content, in context: NodeContext, content: @escaping (Content) -> Inner) {
    self.content = content
    super.init(view, in: context)
    child = self.context().node(for: content(view))
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: Content, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    child?.show(content(view), inputs: inputs)
  }
}
