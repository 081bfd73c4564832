public import Foundation

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init?(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    guard let width = Self.pixels(bounds.width * scale),
      let height = Self.pixels(bounds.height * scale), width > 0, height > 0,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 0)
    else { return nil }
    (cgContext, self.format, self.scale) = (context, format, scale)
    if format.opaque {
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// Whole pixels that have room for a length, of which a thousandth more is none; nil for what is
  /// no number or beyond all of them.
  private static func pixels(_ length: CGFloat) -> Int? {
    Int(exactly: (length - 0.001).rounded(.up))
  }

  /// What has been drawn so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Fills `rect` with the fill colour.
  public func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills `rect` with the fill colour, which meets what is there as `blendMode` says.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line within the edges of `rect`.
  public func stroke(_ rect: CGRect) {
    let inset = cgContext.state.line.lineWidth / 2
    cgContext.stroke(rect.insetBy(dx: inset, dy: inset))
  }

  /// Hides what is drawn from now on outside of `rect`.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
