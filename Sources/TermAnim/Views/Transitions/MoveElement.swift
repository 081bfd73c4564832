import Foundation

/// The element of a `MoveModifier`.
///
/// How far it moves is known only when the content has been laid out, so what is asked for before
/// the first layout waits for it.
final class MoveElement: WrapperElement, Animating {
  private var edge: Edge?
  private let firstEdge: Edge?
  private var shift: AnimatedValue<ShiftModifier>?
  var isAnimating = false

  init(towards edge: Edge?, around content: Element, scope: TransactionScope) {
    (self.edge, firstEdge) = (edge, edge)
    super.init(around: content, scope: scope)
  }

  /// Goes towards another edge, in the transaction of the current update.
  func move(towards edge: Edge?) {
    self.edge = edge
    if shift != nil { change() }
  }

  override func didPlace() {
    if shift == nil { shift = AnimatedValue(shift(towards: firstEdge)) }
    change()
    super.didPlace()
  }

  private func change() {
    let moves = shift?.change(
      to: shift(towards: edge), with: { transaction }, at: graph.time)
    if moves == true { graph.animate(self) }
    shiftChanged()
  }

  private func shift(towards edge: Edge?) -> ShiftModifier {
    let forward = isRightToLeft ? -frame.width : frame.width
    return switch edge {
    case nil: ShiftModifier(offset: .zero)
    case .top: ShiftModifier(offset: CGSize(width: 0, height: -frame.height))
    case .bottom: ShiftModifier(offset: CGSize(width: 0, height: frame.height))
    case .leading: ShiftModifier(offset: CGSize(width: -forward, height: 0))
    case .trailing: ShiftModifier(offset: CGSize(width: forward, height: 0))
    }
  }

  func step(to time: FrameTime) -> Bool {
    defer { shiftChanged() }
    return shift?.step(to: time) ?? false
  }

  private func shiftChanged() {
    setNeedsDrawing()
    contentMoved()
  }

  private var drawing: GeometryDrawing<ShiftModifier> {
    GeometryDrawing(effect: shift?.presented ?? ShiftModifier(offset: .zero))
  }

  override func appendCommands(to commands: inout [DisplayList.Command]) {
    var contents: [DisplayList.Command] = []
    content.draw(into: &contents)
    commands.append(contentsOf: drawing.commands(of: contents, in: frame))
  }

  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    super.hitTest(contentPoint(at: point), path: &path)
  }

  /// Moves to the time of the update that is going on, in which layout need not have come here.
  private func keepUp() {
    if isAnimating { _ = shift?.step(to: graph.time) }
  }

  override func contentPoint(at point: CGPoint) -> CGPoint {
    keepUp()
    return drawing.transform(in: frame).source(of: point) ?? point
  }

  override func shownPoint(ofContent point: CGPoint) -> CGPoint {
    keepUp()
    return drawing.transform(in: frame).map(point.applying) ?? point
  }
}
