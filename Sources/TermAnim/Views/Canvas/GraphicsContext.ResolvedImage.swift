public import Foundation

extension GraphicsContext {
  /// A picture that can be drawn.
  public struct ResolvedImage {
    private let content: ContextContent<Image>
    /// The size the picture has by itself, in points.
    public let size: CGSize
    /// The y of the baseline from the top: a picture stands on it.
    public let baseline: CGFloat
    /// What symbols are painted with; nil is the foreground style.
    public var shading: Shading?

    fileprivate init(_ image: Image, in context: GraphicsContext) {
      content = ContextContent(image, in: context)
      size = content.size(for: .unspecified)
      baseline = size.height
    }

    /// What draws the picture with its corner in the origin, which is at `corner` of the drawing.
    fileprivate func commands(at corner: CGPoint) -> [DisplayList.Command] {
      guard let shading else { return content.commands(for: .unspecified) }
      guard let style = shading.style(in: content.environment, seenFrom: corner) else { return [] }
      var environment = content.environment
      environment.setForegroundStyle(style)
      return content.commands(for: .unspecified, in: environment)
    }
  }

  /// The picture as it looks in the context's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image, in: self)
  }

  /// Draws a picture such that its `anchor` is at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws a picture stretched to `rect`.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where to draw it, in points.
  ///   - style: Of no effect here.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    var copy = self
    copy.translateBy(x: rect.minX, y: rect.minY)
    copy.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
    copy.draw(image.commands(at: rect.origin))
  }

  /// Draws a picture such that its `anchor` is at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture stretched to `rect`; `style` is of no effect here.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
}
