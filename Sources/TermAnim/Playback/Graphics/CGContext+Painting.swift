public import Foundation

extension CGContext {
  /// Fills the path, and begins another one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takenPath(), rule, through: .identity)
  }

  /// Draws a line along the path, and begins another one.
  public func strokePath() {
    stroke(takenPath().applying(ctm.inverted()))
  }

  /// Fills the path, draws a line along it, or both, and begins another one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takenPath()
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    if mode != .stroke { fill(path, rule, through: .identity) }
    if mode != .fill && mode != .eoFill { stroke(path.applying(ctm.inverted())) }
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
    state.blendMode = .clear
    fill(rect)
    restoreGState()
  }

  /// Draws a picture into `rect`, its first row where y is greatest.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, isFlipped: true)
  }

  /// The same with the first row where y is smallest, unless it is flipped.
  func draw(_ image: CGImage, in rect: CGRect, isFlipped: Bool) {
    guard state.blendMode != .clear else { return fill(rect) }
    let room = CGRect(origin: .zero, size: rect.size)
    let place = CGAffineTransform(
      a: 1, b: 0, c: 0, d: isFlipped ? -1 : 1, tx: rect.minX,
      ty: isFlipped ? rect.maxY : rect.minY
    ).concatenating(ctm)
    let paint = Paint.bitmap(
      image.bitmap, frame: room, tiles: false, isSmooth: interpolationQuality != .none)
    let edge = state.blendMode.actsBeyond ? Layer.Clip(path: Path(room).applying(place)) : nil
    add([.fill(Path(room), paint, FillStyle())], through: place, within: edge)
  }

  /// Fills a path of the space that is drawn in.
  func fill(_ path: Path, _ rule: CGPathFillRule) {
    fill(path, rule, through: ctm)
  }

  /// Draws a line along a path of the space that is drawn in.
  func stroke(_ path: Path) {
    let color = state.strokeColor
    guard state.blendMode.actsBeyond else {
      return add([.stroke(path, .color(painted(color)), state.line)], through: ctm)
    }
    paint(color, inside: Layer.Clip(path: path.strokedPath(state.line).applying(ctm)))
  }

  /// Fills a path of a space that `transform` maps to pixels.
  private func fill(_ path: Path, _ rule: CGPathFillRule, through transform: CGAffineTransform) {
    let (color, style) = (state.fillColor, FillStyle(eoFill: rule == .evenOdd))
    guard state.blendMode.actsBeyond else {
      return add([.fill(path, .color(painted(color)), style)], through: transform)
    }
    paint(color, inside: Layer.Clip(path: path.applying(transform), style: style))
  }

  /// Paints what is inside of `edge` and nothing beyond: pixels on the edge are part of both.
  private func paint(_ color: Color.Resolved, inside edge: Layer.Clip) {
    let more = edge.path.boundingRect.insetBy(dx: -1, dy: -1)
    add([.fill(Path(more), .color(color), FillStyle())], through: .identity, within: edge)
  }

  /// What is cleared is so whatever it is cleared with.
  private func painted(_ color: Color.Resolved) -> Color.Resolved {
    state.blendMode == .clear ? Color.Resolved(red: 0, green: 0, blue: 0) : color
  }

  /// The path, in pixels; another one begins.
  private func takenPath() -> Path {
    defer { beginPath() }
    return path
  }
}
