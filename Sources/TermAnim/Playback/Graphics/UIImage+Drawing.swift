public import Foundation

// In the context of the renderer that is making a picture; elsewhere it does nothing.
extension UIImage {
  /// Draws the picture with its top left corner at `point`; only pictures of pixels are.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into `rect`; only pictures of pixels are.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the picture into `rect`, faded, and meeting what is there as `blendMode` says.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(context.state.alpha * alpha)
    context.draw(cgImage, in: rect, isFlipped: false)
    context.restoreGState()
  }
}
