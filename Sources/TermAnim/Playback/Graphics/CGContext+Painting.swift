public import Foundation

extension CGContext {
  /// Fills the path, and begins another one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takenPath(), rule)
  }

  /// Draws a line along the path, and begins another one.
  public func strokePath() {
    stroke(takenPath())
  }

  /// Fills the path, draws a line along it, or both, and begins another one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takenPath()
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke { fill(path, rule) }
    if mode != .fill && mode != .eoFill { stroke(path) }
  }

  public func fill(_ rect: CGRect) {
    fill(Path(rect), .winding)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    fill(Path(ellipseIn: rect), .winding)
  }

  public func stroke(_ rect: CGRect) {
    stroke(Path(rect))
  }

  /// Draws a line of that width along the edges of `rect`.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(Path(ellipseIn: rect))
  }

  /// Draws lines from the first point to the second, from the third to the fourth and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(
        Path { path in
          path.move(to: points[index])
          path.addLine(to: points[index + 1])
        })
    }
  }

  /// Makes everything in `rect` clear.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.alpha, state.blendMode) = (1, .clear)
    fill(rect)
    restoreGState()
  }

  /// Draws a picture into `rect`, its first row where y is greatest.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isFlipped: true)
  }

  /// The same with the first row where y is smallest, unless it is flipped.
  func draw(_ image: CGImage, in rect: CGRect, isFlipped: Bool) {
    let room = CGRect(origin: .zero, size: rect.size)
    let place = CGAffineTransform(
      a: 1, b: 0, c: 0, d: isFlipped ? -1 : 1, tx: rect.minX,
      ty: isFlipped ? rect.maxY : rect.minY)
    let paint = Paint.bitmap(
      image.bitmap, frame: room, tiles: false, isSmooth: interpolationQuality != .none)
    add([.fill(Path(room), paint, FillStyle())], through: place)
  }

  /// Fills a path of the space that is drawn in.
  func fill(_ path: Path, _ rule: CGPathFillRule) {
    let style = FillStyle(eoFill: rule == .evenOdd)
    add([.fill(path, .color(state.fillColor), style)])
  }

  /// Draws a line along a path of the space that is drawn in.
  func stroke(_ path: Path) {
    add([.stroke(path, .color(state.strokeColor), state.line)])
  }

  /// The path, in the space that is drawn in; another one begins.
  private func takenPath() -> Path {
    defer { beginPath() }
    return path.applying(ctm.inverted())
  }
}

/// What is done to a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
