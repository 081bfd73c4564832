// In the context of the renderer that is making a picture; elsewhere it does nothing.
extension UIColor {
  /// Fills with the colour from now on.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Draws lines in the colour from now on.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Fills with the colour and draws lines in it from now on.
  public func set() {
    setFill()
    setStroke()
  }
}
