/// The node of a view that is made of other views.
final class CompositeNode<Content: View, Body: View>: TypedNode<Content> {
  private let evaluator: BodyEvaluator<Content, Body>

  /// A node in `context` for a view of which `body` is made, with the data of `animation`.
  init(
    _ view: Content, animation: OwnerAnimation<Content>?, in context: NodeContext,
    body: @escaping (Content) -> Body
  ) {
    evaluator = BodyEvaluator(view, animation: animation, graph: context.graph, body: body)
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override var keepsState: Bool { evaluator.keepsState || super.keepsState }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: Content, inputs: ViewInputs) {
    let old = self.inputs
    super.update(to: view, inputs: inputs)
    evaluator.update(to: view, from: old, isSame: graph.fields.isSameView)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
