public import Foundation

extension CGContext {
  /// Fills with `color` from now on; black without being told.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.resolved
  }

  /// Draws lines in `color` from now on; black without being told.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.resolved
  }

  /// Fills with a colour of sRGB from now on; components are 0...1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Draws lines in a colour of sRGB from now on; components are 0...1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Draws lines of that width from now on, in units of the space that is drawn in; 1 without being
  /// told.
  public func setLineWidth(_ width: CGFloat) {
    state.line.lineWidth = width
  }

  /// Ends lines like that from now on.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.lineCap = cap
  }

  /// Joins lines like that from now on.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.lineJoin = join
  }

  /// How far miters may reach, in line widths, before they are cut.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Draws dashes from now on; none draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }

  /// Fades what is drawn from now on; 0 draws nothing.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha
  }

  /// How well pictures are scaled from now on: with `none` each pixel stays a square, and anything
  /// else is as good as can be.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Lets what is drawn from now on meet what is there in another way than by covering it.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }
}
