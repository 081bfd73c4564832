/// The node of a `CoverModifier`.
final class CoverNode<Content: View>: TypedNode<ModifiedContent<Content, CoverModifier>>, Animating
{
  private var child: TypedNode<Content>?
  /// Moves as what is drawn of the page does.
  private var effect: AnimatedValue<CoveredPageEffect>
  private var isMoving = false
  var isAnimating = false

  override init(_ view: ModifiedContent<Content, CoverModifier>, in context: NodeContext) {
    effect = AnimatedValue(Self.effect(of: view))
    super.init(view, in: context)
    child = self.context().node(for: view.content)
  }

  private static func effect(
    of view: ModifiedContent<Content, CoverModifier>
  ) -> CoveredPageEffect {
    CoveredPageEffect(cover: view.modifier.isCovered ? 1 : 0, slides: false)
  }

  override var children: [ViewNode] {
    if let child { [child] } else { [] }
  }

  override func hides(_ child: ViewNode) -> Bool {
    isHidden || view.modifier.isCovered && !isMoving
  }

  override func update(
    to view: ModifiedContent<Content, CoverModifier>, inputs: ViewInputs
  ) {
    super.update(to: view, inputs: inputs)
    isMoving = effect.change(to: Self.effect(of: view), with: transaction, at: graph.time)
    if isMoving { graph.animate(self) }
    child?.sightChanged()
    child?.show(view.content, inputs: inputs)
  }

  func step(to time: FrameTime) -> Bool {
    let wasMoving = isMoving
    isMoving = effect.step(to: time)
    if wasMoving, !isMoving {
      graph.enqueue(Transaction()) { [weak self] in self?.cameToRest() }
    }
    return isMoving
  }

  /// What rests with the content depends on the frame in which it comes to rest.
  private func cameToRest() {
    graph.traceCount += 1
    child?.sightChanged()
  }
}
