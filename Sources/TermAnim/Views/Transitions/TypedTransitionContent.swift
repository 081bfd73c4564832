/// The views of a transition of a known type.
final class TypedTransitionContent<Base: Transition, Applied: View>: TransitionContent {
  private var transition: Base
  private let view: (Base, TransitionPhase) -> Applied
  private let typedNode: TypedNode<Applied>

  init(
    _ transition: Base, in context: NodeContext, phase: TransitionPhase,
    view: @escaping (Base, TransitionPhase) -> Applied
  ) {
    (self.transition, self.view) = (transition, view)
    typedNode = context.node(for: view(transition, phase))
  }

  override var node: ViewNode { typedNode }

  override func take(_ transition: any TransitionBox) -> Bool {
    guard let box = transition as? TypedTransitionBox<Base> else { return false }
    self.transition = box.transition
    return true
  }

  override func update(to phase: TransitionPhase, inputs: ViewInputs) {
    typedNode.update(to: view(transition, phase), inputs: inputs)
  }
}
