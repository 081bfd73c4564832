// In the context of the renderer that is making a picture; elsewhere it does nothing.
extension UIBezierPath {
  /// Fills the path in the fill colour.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(Path(cgPath), .winding)
  }

  /// Draws a line along the path, as wide as it says, in the stroke colour.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.stroke(Path(cgPath))
    context.restoreGState()
  }

  /// Hides what is drawn from now on outside of the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip()
  }
}
