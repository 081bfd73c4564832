// In the context of the renderer that is making a picture; elsewhere it does nothing.
extension UIBezierPath {
  /// Fills the path in the fill colour, by its rule.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(Path(cgPath), rule)
  }

  /// Draws a line along the path in the stroke colour, with the width, the ends and the corners
  /// that the path asks for.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.stroke(Path(cgPath))
    context.restoreGState()
  }

  /// Hides what is drawn from now on outside of the path, by its rule.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
