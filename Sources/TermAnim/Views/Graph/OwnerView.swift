/// The view of what has a body without being a view: an app, a scene, commands or items of a
/// toolbar.
///
/// It is made anew when something changes that the owner reads.
struct OwnerView<Owner>: View, PrimitiveView {
  let owner: Owner
  /// The view of the owner's body.
  let view: @MainActor (Owner) -> AnyView

  init(_ owner: Owner, view: @escaping @MainActor (Owner) -> AnyView) {
    (self.owner, self.view) = (owner, view)
  }

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    OwnerNode(self, in: context)
  }
}

/// The node of an `OwnerView`, which keeps the state of the owner.
private final class OwnerNode<Owner>: TypedNode<OwnerView<Owner>> {
  private let evaluator: BodyEvaluator<Owner, AnyView>

  override init(_ view: OwnerView<Owner>, in context: NodeContext) {
    evaluator = BodyEvaluator(
      view.owner, animation: nil, graph: context.graph, body: view.view)
    super.init(view, in: context)
    evaluator.start(for: self)
  }

  override var children: [ViewNode] { evaluator.children }

  override func update(to view: OwnerView<Owner>, inputs: ViewInputs) {
    let old = self.inputs
    super.update(to: view, inputs: inputs)
    evaluator.update(to: view.owner, from: old, isSame: graph.fields.isSameOwner)
  }

  override func reevaluate() {
    evaluator.evaluate()
  }
}
