/// Runs the body of a view or of a modifier when it may have another result than the last time.
///
/// A class because, for an animatable owner, the graph steps it in every frame.
@MainActor
final class BodyEvaluator<Owner, Body: View>: Animating {
  private let properties: PropertyStorage
  private let body: (Owner) -> Body
  private var animation: OwnerAnimation<Owner>?
  /// What the last body asked the environment for.
  private let reads = EnvironmentReads()
  private var owner: Owner
  // A backlink, as the graph may still step an evaluator whose node has just been removed.
  private var link: Backlink<ViewNode>?
  private var child: TypedNode<Body>?
  var isAnimating = false

  /// An evaluator for `owner`, whose data `animation` moves; nil for an owner that has none.
  init(
    _ owner: Owner, animation: OwnerAnimation<Owner>?, graph: ViewGraph,
    body: @escaping (Owner) -> Body
  ) {
    (self.owner, self.animation, self.body) = (owner, animation, body)
    properties = PropertyStorage(of: Owner.self, in: graph)
  }

  /// Evaluates the body for the first time, on behalf of `node`.
  func start(for node: ViewNode) {
    link = node.backlink
    let body = makeBody(for: node)
    child = node.context(bodyInputs(of: node)).node(for: body)
  }

  private var node: ViewNode? { link?.object }

  /// Whether the owner has state that the program has made or set.
  var keepsState: Bool { properties.keepsState }

  var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  /// Takes another description of the owner; `old` is what the node's inputs were before,
  /// `seesMore` tells that the body sees something else that has changed, and `isSame` compares the
  /// owner with the one before.
  ///
  /// A body that sees nothing else than animatable data which begin to move does not run: they are
  /// still where it saw them.
  func update(
    to owner: Owner, from old: ViewInputs, seesMore: Bool = false,
    isSame: (_ old: Owner, _ new: Owner) -> Bool
  ) {
    guard let node else { return }
    let isStill = take(owner, for: node, isSame: isSame)
    let environmentChanged = old.environment !== node.inputs.environment
    if seesMore || node.isInvalid || !isStill || environmentChanged && readsDiffer(from: old) {
      evaluate()
    } else {
      let inputs = bodyInputs(of: node)
      if let child, !inputs.isSame(as: child.inputs) { child.update(inputs: inputs) }
      if animation?.isPresented == false { node.invalidateByMotion() }
    }
  }

  /// Replaces the owner, and says whether its body would have the same result at this moment.
  private func take(
    _ owner: Owner, for node: ViewNode, isSame: (_ old: Owner, _ new: Owner) -> Bool
  ) -> Bool {
    let old = self.owner
    self.owner = owner
    if isSame(old, owner) { return true }
    guard let animation = animation ?? foundAnimation(of: old, for: node) else { return false }
    switch animation.change(to: owner, with: node.transaction, at: node.graph.time) {
    case .onItsWay:
      node.graph.animate(self)
      return animation.areSameButForData(old, owner, by: node.graph.fields)
    case .atOnce(let isRunning):
      if isRunning { node.graph.animate(self) }
      return false
    }
  }

  /// The animation of an owner that is animatable by a condition, which only the runtime knows;
  /// asked for when something is animated, and never on the way to the first frame.
  private func foundAnimation(of old: Owner, for node: ViewNode) -> OwnerAnimation<Owner>? {
    guard node.transaction.effectiveAnimation != nil,
      node.graph.fields.table(for: Owner.self).isAnimatableByCondition
    else { return nil }
    animation = .lookedUp(for: old)
    return animation
  }

  /// Runs the body and describes the child anew.
  func evaluate() {
    guard let node else { return }
    let body = makeBody(for: node)
    child?.show(body, inputs: bodyInputs(of: node))
  }

  func step(to time: FrameTime) -> Bool {
    guard let animation, let node else { return false }
    let isRunning = animation.step(to: time)
    if !animation.isPresented { node.invalidateByMotion() }
    return isRunning
  }

  private func bodyInputs(of node: ViewNode) -> ViewInputs {
    var inputs = node.inputs
    inputs.evaluation = node.observesObjects ? node.evaluation : 0
    return inputs
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
