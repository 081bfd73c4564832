public import Foundation

extension ImageRenderer {
  /// The view as it is now, in pixels; nil where it has no size or one beyond all bounds, which is
  /// from 64 million pixels on, or from 65,536 in a row or a column.
  public var cgImage: CGImage? {
    let (size, list) = drawing(scale: scale)
    return Self.image(of: list, size: size, scale: scale, isOpaque: isOpaque)
  }

  /// The view as it is now, in pixels; nil where `cgImage` is.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The view as it is now, in pixels; nil where `cgImage` is.
  public var nsImage: NSImage? { uiImage }

  /// Hands over the size of the view in points, and what draws it into a context with its bottom
  /// left corner in the origin.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels across a point that fine details are drawn for.
  ///   - renderer: Called once, before the function returns.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let (size, list) = drawing(scale: rasterizationScale)
    renderer(size) { $0.draw(list, height: size.height) }
  }

  private static func image(
    of list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool
  ) -> CGImage? {
    guard scale > 0, let width = pixels(size.width * scale),
      let height = pixels(size.height * scale), Rasterizer.allows(width: width, height: height)
    else { return nil }
    let ground = Color.Resolved(red: 0, green: 0, blue: 0, opacity: isOpaque ? 1 : 0)
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: scale, height: scale),
      ground: ground)
    return CGImage(rasterizer.picture(of: list).pixels.bitmap)
  }

  /// Whole pixels that have room for a length; nil for what is no number or beyond all of them.
  ///
  /// A thousandth more is none.
  private static func pixels(_ length: CGFloat) -> Int? {
    Int(exactly: (length - 0.001).rounded(.up))
  }
}
