public import Foundation

/// A ground of pixels to draw views on, for code that was written for Core Graphics.
///
/// The origin is the bottom left corner and y grows upwards, except in a context of
/// `UIGraphicsImageRenderer`. A class there, a class here: it takes up what is drawn, which may be
/// paths, pictures, and views by `ImageRenderer.render(rasterizationScale:renderer:)`.
public final class CGContext {
  /// Pixels in a row; 0 in the context of a `GraphicsContext`.
  public let width: Int
  /// Rows of pixels; 0 in the context of a `GraphicsContext`.
  public let height: Int
  /// From the space that is drawn in to pixels, counted from the bottom left corner.
  public var ctm: CGAffineTransform { state.ctm }
  /// How things are drawn.
  var state = State()
  /// What is being built for the next fill or stroke, in pixels from the bottom left corner.
  var path = Path()
  private var saved: [State] = []
  private var list = DisplayList()
  /// What has been drawn so far, in points from the top left corner.
  var commands: [DisplayList.Command] { list.commands }

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

  /// A context without pixels, the origin in the top left corner and y downwards.
  init() {
    (width, height) = (0, 0)
    state.ctm = rows
  }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.ctm = ctm.translatedBy(x: x, y: y)
  }

  /// Makes what is drawn from now on larger.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.ctm = ctm.scaledBy(x: x, y: y)
  }

  /// Turns what is drawn from now on by radians, against the clock.
  public func rotate(by angle: CGFloat) {
    state.ctm = ctm.rotated(by: angle)
  }

  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(ctm)
  }

  /// Keeps the transform, the clip and how things are drawn for `restoreGState`.
  public func saveGState() {
    saved.append(state)
  }

  /// Goes back to what was kept last; does nothing when there is none.
  public func restoreGState() {
    state = saved.popLast() ?? state
  }

  /// What has been drawn so far; nil for the context of a `GraphicsContext`, which has no pixels.
  public func makeImage() -> CGImage? {
    guard width > 0 else { return nil }
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1),
      ground: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    return CGImage(rasterizer.picture(of: list).pixels.bitmap)
  }

  /// Draws a list of a space with y down, `height` points above the origin and below.
  func draw(_ drawn: DisplayList, height: CGFloat) {
    let upwards = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    add(drawn.commands, through: upwards.concatenating(ctm))
  }

  /// Adds commands of a space that `transform` maps to pixels from the bottom left corner, in which
  /// `outline` is: nothing changes beyond that.
  func add(
    _ commands: [DisplayList.Command], through transform: CGAffineTransform,
    within outline: Layer.Clip? = nil
  ) {
    let drawn = Layer(
      transform: ProjectionTransform(transform.concatenating(rows)),
      contents: DisplayList(commands))
    list.commands.append(.layer(state.look(of: drawn, within: outline, through: rows)))
  }

  /// From the space with the origin in the bottom left corner to rows from the top.
  private var rows: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }
}
