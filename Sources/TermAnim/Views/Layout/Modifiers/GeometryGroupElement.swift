import Foundation

/// The element of a geometry group: a space of its own, whose origin moves.
final class GeometryGroupElement: WrapperElement, Animating {
  private var animatedFrame = AnimatedFrame()
  var isAnimating = false

  override var safeAreaRole: SafeAreaRole? { .origin }

  override func placeTransaction(within outer: Transaction?) -> Transaction { transaction }

  override var contentGridOffset: CGPoint { gridOffsetOfCorner }

  override func didPlace() {
    if animatedFrame.follow(self) { graph.animate(self) }
    content.place(at: .zero, proposal: placedProposal)
    setNeedsDrawing()
  }

  func step(to time: FrameTime) -> Bool {
    setNeedsDrawing()
    contentMoved()
    return animatedFrame.step(to: time)
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    var contents: [DisplayList.Command] = []
    content.draw(into: &contents)
    guard !contents.isEmpty else { return }
    let move = CGAffineTransform(translationX: origin.x, y: origin.y)
    commands.append(
      .layer(Layer(transform: ProjectionTransform(move), contents: DisplayList(contents))))
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    super.hitTest(contentPoint(at: point), path: &path)
  }

  /// Moves to the time of the update that is going on, in which layout need not have come here.
  private func keepUp() {
    if isAnimating { _ = animatedFrame.step(to: graph.time) }
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    keepUp()
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    keepUp()
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  override func restingPoint(ofContent point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
  }

  /// Where the group is at the moment.
  var origin: CGPoint { animatedFrame.presented.origin }
}
