/// Runs the body of a view or of a modifier when it may have another result than the last time.
///
/// A class because, for an animatable owner, the graph steps it in every frame.
@MainActor
final class BodyEvaluator<Owner, Body: View>: Animating {
  private let properties: PropertyStorage
  private let body: (Owner) -> Body
  private let animation: OwnerAnimation<Owner>?
  /// What the last body asked the environment for.
  private let reads = EnvironmentReads()
  private var owner: Owner
  // Weak, as the graph may still step an evaluator whose node has just been removed.
  private weak var node: ViewNode?
  private var child: TypedNode<Body>?
  var isAnimating = false

  init(_ owner: Owner, graph: ViewGraph, body: @escaping (Owner) -> Body) {
    (self.owner, self.body) = (owner, body)
    properties = PropertyStorage(of: Owner.self, in: graph)
    animation = OwnerAnimation.of(owner)
  }

  /// Evaluates the body for the first time, on behalf of `node`.
  func start(for node: ViewNode) {
    self.node = node
    child = node.context().node(for: makeBody(for: node))
  }

  var children: [ViewNode] {
    child.map { [$0] } ?? []
  }

  /// Takes another description of the owner; `old` is what the node's inputs were before.
  func update(to owner: Owner, from old: ViewInputs) {
    guard let node else { return }
    let ownerChanged = !node.graph.fields.isSame(self.owner, owner)
    self.owner = owner
    if ownerChanged, let animation,
      animation.change(to: owner, with: { node.transaction }, at: node.graph.time)
    {
      node.graph.animate(self)
    }
    let environmentChanged = old.environment !== node.inputs.environment
    if node.isInvalid || ownerChanged || environmentChanged && readsDiffer(from: old) {
      evaluate()
    } else if environmentChanged {
      child?.update(inputs: node.inputs)
    }
  }

  /// Runs the body and describes the child anew.
  func evaluate() {
    guard let node else { return }
    child?.update(to: makeBody(for: node), inputs: node.inputs)
  }

  func step(to time: FrameTime) -> Bool {
    guard let animation, let node else { return false }
    let isRunning = animation.step(to: time)
    node.invalidate()
    return isRunning
  }

  private func readsDiffer(from old: ViewInputs) -> Bool {
    node?.environment.differs(from: old.environment.values, at: reads) ?? false
  }

  private func makeBody(for node: ViewNode) -> Body {
    node.graph.bodyEvaluationCount += 1
    reads.removeAll()
    var owner = owner
    animation?.present(in: &owner)
    return node.tracking {
      properties.connect(&owner, to: node, reads: reads)
      return body(owner)
    }
  }
}
