/// What the body of a transition shows around what comes and goes.
final class TransitionElement: BranchElement {
  private weak var node: TransitionNode?

  init(of node: TransitionNode) {
    self.node = node
    super.init(graph: node.graph, scope: node.inputs.transactions)
  }

  override func didPlace() {
    if let node { node.animatingPhase { super.didPlace() } } else { super.didPlace() }
  }
}
