public import Foundation

/// A ground of pixels to draw views on, for code that was written for Core Graphics.
///
/// The origin is the bottom left corner and y grows upwards. A class there, a class here: it takes up
/// what is drawn. Views are all that can be, by `ImageRenderer.render(rasterizationScale:renderer:)`.
public final class CGContext {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// From the space that is drawn in to pixels, counted from the bottom left corner.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  private var list = DisplayList()

  /// A clear context; nil without pixels, from 64 million of them on, and from 65,536 in a row or a
  /// column.
  ///
  /// - Parameters:
  ///   - data: Of no effect: the pixels belong to the context.
  ///   - width: Pixels in a row.
  ///   - height: Rows of pixels.
  ///   - bitsPerComponent: Of no effect; always 8.
  ///   - bytesPerRow: Of no effect.
  ///   - space: Of no effect; always sRGB.
  ///   - bitmapInfo: Of no effect; red, green, blue and premultiplied opacity.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard Rasterizer.allows(width: width, height: height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    ctm = ctm.translatedBy(x: x, y: y)
  }

  /// Makes what is drawn from now on larger.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    ctm = ctm.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on by radians, against the clock.
  public func rotate(by angle: CGFloat) {
    ctm = ctm.rotated(by: angle)
  }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    ctm = transform.concatenating(ctm)
  }

  /// Keeps the transform for `restoreGState`.
  public func saveGState() {
    saved.append(ctm)
  }

  /// Goes back to the transform that was kept last; does nothing when there is none.
  public func restoreGState() {
    ctm = saved.popLast() ?? ctm
  }

  /// What has been drawn so far; never nil, though Core Graphics says that it may be.
  public func makeImage() -> CGImage? {
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    return CGImage(rasterizer.picture(of: list).pixels.bitmap)
  }

  /// Draws a list of a space with y down, `height` points above the origin and below.
  func draw(_ drawn: DisplayList, height: CGFloat) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    let pixels = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(self.height))
    let transform = upright.concatenating(ctm).concatenating(pixels)
    list.commands.append(
      .layer(Layer(transform: ProjectionTransform(transform), contents: drawn)))
  }
}
