/// The views of a transition of a known type.
struct TypedTransitionContent<Applied: View>: TransitionContent {
  private let typedNode: TypedNode<Applied>
  private let view: (TransitionPhase) -> Applied

  init(
    in context: NodeContext, phase: TransitionPhase, view: @escaping (TransitionPhase) -> Applied
  ) {
    self.view = view
    typedNode = context.node(for: view(phase))
  }

  var node: ViewNode { typedNode }

  func update(to phase: TransitionPhase, inputs: ViewInputs) {
    typedNode.update(to: view(phase), inputs: inputs)
  }
}
