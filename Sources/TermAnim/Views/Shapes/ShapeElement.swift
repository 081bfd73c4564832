import Foundation

/// A painted shape on the screen.
class ShapeElement<Outline: Shape>: LeafElement, ReadingElement {
  final var reader: Backlink<ViewNode>?
  final private(set) var shape: AnimatedValue<Outline>
  private var paint: AnimatedPaint
  private var fillStyle: FillStyle
  /// The outline in a rectangle of that size at the origin.
  private var outline: (path: Path, stroke: StrokeStyle?, size: CGSize)?

  init(
    _ shape: Outline, paint: StylePaint, fillStyle: FillStyle, graph: ViewGraph,
    scope: TransactionScope
  ) {
    (self.shape, self.paint) = (AnimatedValue(shape), AnimatedPaint(paint))
    self.fillStyle = fillStyle
    super.init(graph: graph, scope: scope)
  }

  /// The paint of the moment.
  final var presentedPaint: StylePaint { paint.presented }

  /// Whether the paint is on its way to another one.
  final var isPaintMoving: Bool { paint.isMoving }

  /// Takes another shape and paint, in the transaction of the current update.
  final func update(to shape: Outline, paint: StylePaint, fillStyle: FillStyle) {
    let shapeMoves = self.shape.change(to: shape, with: transaction, at: graph.time)
    let paintMoves = self.paint.change(to: paint, with: transaction, at: graph.time)
    self.fillStyle = fillStyle
    outline = nil
    if shapeMoves || paintMoves { graph.animate(self) }
    remeasure()
    redraw()
  }

  override func directionChanged() {
    outline = nil
    super.directionChanged()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    shape.model.sizeThatFits(proposal)
  }

  override func stepContent(to time: FrameTime) -> Bool {
    // What only moves or changes colour keeps its outline.
    if shape.isMoving { outline = nil }
    let shapeMoves = shape.step(to: time)
    let paintMoves = paint.step(to: time)
    return shapeMoves || paintMoves
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    let outline = outline(of: frame.size)
    let path = outline.path.offsetBy(dx: frame.minX, dy: frame.minY)
    return paint.presented.commands(in: frame) { paint in
      outline.stroke.map { [.stroke(path, paint, $0)] } ?? [.fill(path, paint, fillStyle)]
    }
  }

  /// What is clear is not there for the pointer.
  override func hitTest(_ point: CGPoint, path: inout [any Pressable]) -> Bool {
    if paint.presented.isClear { return false }
    if Outline.self is any FramePressedShape.Type { return super.hitTest(point, path: &path) }
    let frame = presentedFrame
    let local = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return shape.presented.path(in: CGRect(origin: .zero, size: frame.size), layoutDirection)
      .contains(local, eoFill: fillStyle.isEOFilled)
  }

  private func outline(of size: CGSize) -> (path: Path, stroke: StrokeStyle?) {
    if let outline, outline.size == size { return (outline.path, outline.stroke) }
    let rect = CGRect(origin: .zero, size: size)
    let made: (path: Path, stroke: StrokeStyle?)
    if Outline.role == .stroke, fillStyle.isAntialiased,
      let stroked = shape.presented as? any StrokedOutline
    {
      let line = reading { stroked.outline(in: rect) }
      made = (shape.presented.turned(line.path, in: rect, layoutDirection), line.style)
    } else {
      made = (reading { shape.presented.path(in: rect, layoutDirection) }, nil)
    }
    outline = (made.path, made.stroke, size)
    return made
  }
}
