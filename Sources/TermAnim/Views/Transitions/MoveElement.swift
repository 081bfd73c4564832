import Foundation

/// The element of a `MoveModifier`.
///
/// How far it moves may be known only when the content has been laid out, so what is asked for
/// before the first layout waits for it.
final class MoveElement: WrapperElement, Animating {
  private var way: MoveWay?
  private let firstWay: MoveWay?
  private let movesSpaces: Bool
  private var shift: AnimatedValue<_OffsetEffect>?
  var isAnimating = false

  init(
    _ way: MoveWay?, movesSpaces: Bool, around content: Element, scope: TransactionScope
  ) {
    (self.way, firstWay, self.movesSpaces) = (way, way, movesSpaces)
    super.init(around: content, scope: scope)
  }

  /// Goes another way, in the current update.
  func move(_ way: MoveWay?) {
    self.way = way
    if shift != nil { change() }
  }

  override func didPlace() {
    if shift == nil { shift = AnimatedValue(shift(firstWay)) }
    change()
    super.didPlace()
  }

  private func change() {
    let moves = shift?.change(to: shift(way), with: movingTransaction, at: graph.time)
    if moves == true { graph.animate(self) }
    shiftChanged()
  }

  /// What applies to the way.
  ///
  /// The views are placed elsewhere, so it is their animation; but the transition is over when they
  /// are there. What is only drawn elsewhere goes as the transition does.
  private var movingTransaction: Transaction {
    var transaction = transaction
    guard movesSpaces else { return transaction }
    let views = content.placeTransaction(within: transaction)
    (transaction.animation, transaction.disablesAnimations) = (
      views.animation, views.disablesAnimations
    )
    return transaction
  }

  private func shift(_ way: MoveWay?) -> _OffsetEffect {
    _OffsetEffect(offset: way?.offset(for: frame.size, isRightToLeft: isRightToLeft) ?? .zero)
  }

  func step(to time: FrameTime) -> Bool {
    defer { shiftChanged() }
    return shift?.step(to: time) ?? false
  }

  private func shiftChanged() {
    setNeedsDrawing()
    if movesSpaces { contentMoved() }
  }

  private var drawing: GeometryDrawing<_OffsetEffect> {
    GeometryDrawing(effect: shift?.presented ?? _OffsetEffect(offset: .zero))
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    var contents: [DisplayList.Command] = []
    content.draw(into: &contents)
    commands.append(contentsOf: drawing.commands(of: contents, in: frame))
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    super.hitTest(drawnPoint(at: point), path: &path)
  }

  /// Moves to the time of the update that is going on, in which layout need not have come here.
  private func keepUp() {
    if isAnimating { _ = shift?.step(to: graph.time) }
  }

  override func drawnPoint(at point: CGPoint) -> CGPoint {
    keepUp()
    return drawing.transform(in: frame).source(of: point) ?? point
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    movesSpaces ? drawnPoint(at: point) : point
  }

  override func drawnPlace(ofContent point: CGPoint) -> CGPoint {
    keepUp()
    return drawing.transform(in: frame).map(point.applying) ?? point
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    movesSpaces ? drawnPlace(ofContent: point) : point
  }
}
