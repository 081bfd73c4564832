/// The node of a fixed number of views, one after the other.
final class ListNode<Content: View>: TypedNode<Content> {
  private let list: (Content) -> [AnyChild]
  private var nodes: [ViewNode] = []

  init(_ view: Content, in context: NodeContext, list: @escaping (Content) -> [AnyChild]) {
    self.list = list
    super.init(view, in: context)
    let context = self.context()
    nodes = list(view).map { $0.makeNode(context) }
  }

  override var children: [ViewNode] { nodes }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: Content, inputs: ViewInputs) {
    super.update(to: view, inputs: inputs)
    for (child, node) in zip(list(view), nodes) { child.update(node, inputs) }
  }
}
