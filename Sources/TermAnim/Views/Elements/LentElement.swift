import Foundation

/// The element in the body of a transition that stands for what comes and goes.
///
/// A body may show that in several places. It is in the first of them; the others show its
/// likeness, in the size that it has there.
final class LentElement: WrapperElement, Animating {
  var isAnimating = false
  /// The other places that show what this one shows.
  private var others: [Weak<LentElement>] = []
  /// Where the element is shown; known only if there are others.
  private var animatedFrame = AnimatedFrame()
  /// What applies where the views of the element are in the tree, around them.
  private let contentScope: TransactionScope

  /// Shows `content`, around whose views `contentScope` is.
  init(around content: Element, in contentScope: TransactionScope, scope: TransactionScope) {
    self.contentScope = contentScope
    super.init(around: content, scope: scope)
  }

  override var traitBearer: Element { self }

  /// What applies to the views is seen as if they were here.
  override func placeTransaction(within outer: Transaction?) -> Transaction {
    var transaction = outer ?? transaction
    graph.run(with: transaction, inside: contentScope) { transaction = content.placeTransaction() }
    return transaction
  }

  /// Those of what comes and goes, but for its transition: that is not to be run within itself.
  override var traits: ElementTraits {
    var traits = super.traits
    traits.transition = nil
    return traits
  }

  /// Whether what comes and goes is here, and not elsewhere.
  var hasContent: Bool { content.parent === self }

  /// Takes note that another place shows the same.
  func share(with other: LentElement) {
    others.removeAll { $0.object == nil }
    others.append(Weak(other))
    follow()
  }

  /// Lets what comes and goes be here from now on.
  func takeContent() {
    content.parent = self
    content.forgetPlace()
    setNeedsLayout()
    setNeedsDrawing()
  }

  // MARK: Layout

  override func didForgetSizes() {
    for other in others { other.object?.setNeedsLayout() }
  }

  override func didPlace() {
    if hasContent { super.didPlace() }
    if !others.isEmpty { follow() }
  }

  private func follow() {
    if animatedFrame.follow(self) { graph.animate(self) }
    setNeedsDrawing()
  }

  func step(to time: FrameTime) -> Bool {
    defer { setNeedsDrawing() }
    return animatedFrame.step(to: time)
  }

  // MARK: Drawing

  override func drawingBecameStale() {
    for other in others { other.object?.setNeedsDrawing() }
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    guard let way else { return super.appendCommands(to: &commands) }
    var likeness: [DisplayList.Command] = []
    content.draw(into: &likeness)
    commands.append(
      .layer(Layer(transform: ProjectionTransform(way), contents: DisplayList(likeness))))
  }

  /// From where what comes and goes is to here; nil if it is here.
  private var way: CGAffineTransform? {
    guard let original = content.parent as? LentElement, original !== self else { return nil }
    let (here, there) = (animatedFrame.presented.origin, original.animatedFrame.presented.origin)
    return CGAffineTransform(translationX: here.x - there.x, y: here.y - there.y)
  }

  // MARK: Pointing

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    super.hitTest(original(of: point), path: &path)
  }

  override func showsCharacters(at point: CGPoint) -> Bool {
    super.showsCharacters(at: original(of: point))
  }

  /// The point of what comes and goes that is seen at a point of this place.
  private func original(of point: CGPoint) -> CGPoint {
    way.map { point.applying($0.inverted()) } ?? point
  }
}
