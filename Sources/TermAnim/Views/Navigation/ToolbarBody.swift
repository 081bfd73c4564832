/// Items that are made of others, in the tree.
struct ToolbarBody<Content: ToolbarContent>: View, PrimitiveView {
  let content: Content

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    ToolbarBodyNode(self, in: context)
  }
}

/// The node of a `ToolbarBody`, which connects the properties of the items as those of a view.
private final class ToolbarBodyNode<Content: ToolbarContent>: TypedNode<ToolbarBody<Content>> {
  private let evaluator: BodyEvaluator<Content, AnyView>

  override init(_ view: ToolbarBody<Content>, in context: NodeContext) {
    evaluator = BodyEvaluator(view.content, animation: nil, graph: context.graph) {
      Content.Body.makeView(of: $0.body)
    }
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override func update(to view: ToolbarBody<Content>, inputs: ViewInputs) {
    let old = self.inputs
    super.update(to: view, inputs: inputs)
    evaluator.update(to: view.content, from: old)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
