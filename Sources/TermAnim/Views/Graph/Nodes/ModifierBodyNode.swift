/// The node of a view with a modifier that makes a body of it.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: TypedNode<
  ModifiedContent<Content, Modifier>
>
{
  private let source: ViewContentSource<Content>
  private let evaluator: BodyEvaluator<Modifier, Modifier.Body>

  /// A node in `context` for a view whose modifier makes a body with the data of `animation`.
  init(
    _ view: ModifiedContent<Content, Modifier>, animation: OwnerAnimation<Modifier>?,
    in context: NodeContext
  ) {
    let source = ViewContentSource(view.content, of: context.inputs.evaluation)
    self.source = source
    evaluator = BodyEvaluator(view.modifier, animation: animation, graph: context.graph) {
      $0.body(content: PlaceholderContentView(source))
    }
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override var keepsState: Bool { evaluator.keepsState || super.keepsState }

  override var rowMaker: RowMaker? { parent?.rowMaker }

  override func update(to view: ModifiedContent<Content, Modifier>, inputs: ViewInputs) {
    let old = self.inputs
    super.update(to: view, inputs: inputs)
    source.update(to: view.content, of: inputs.evaluation, comparingBy: graph.fields)
    evaluator.update(to: view.modifier, from: old, isSame: graph.fields.isSameOwner)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
