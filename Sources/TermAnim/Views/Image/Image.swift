public import Foundation

/// A picture of the built-in face by its name, in the font and foreground style around it.
///
/// Other pictures are not loaded: a name of an asset stands for a quiet box of 100 x 100 points
/// with that name in it. A picture of pixels, such as an `ImageRenderer` makes, shows them.
public struct Image: Equatable, Sendable {
  private let source: Source
  private var isResizable = false
  private var isTemplate = false

  private enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    /// Pixels, and how many of them there are to a point.
    case pixels(CGImage, scale: CGFloat)
  }

  nonisolated init(pixels: CGImage, scale: CGFloat) {
    source = .pixels(pixels, scale: scale)
  }

  /// The symbol called `systemName`, such as `heart.fill`; an empty box when there is none.
  nonisolated public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// The symbol called `systemName`, all of it: pictures of a terminal have no parts that a value
  /// could fill.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// A box in place of the picture called `name`.
  nonisolated public init(_ name: String) {
    source = .asset(name)
  }

  /// A box in place of the picture called `name`; nobody hears its label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name)
  }

  /// The name of a picture of the face; nil for one that is not loaded.
  nonisolated var symbolName: String? {
    if case .symbol(let name) = source { return name }
    return nil
  }

  /// A box in place of the picture called `name` in `bundle`.
  nonisolated public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// A box in place of the picture called `name`.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// The picture as large as the space it is given, its aspect given up; all of it is stretched or
  /// shrunk alike.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Shows pixels in their own colours, or, as a template, with their opacity in the foreground
  /// style, of which there is one colour: the middle one of a gradient.
  ///
  /// Nil is the former. What the library draws is always a template.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode == .template
    return image
  }

  /// The picture as it is: outlines are not interpolated.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    self
  }

  /// The picture as it is: outlines are always antialiased.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    self
  }
}

extension Image {
  /// How large symbols are beside text of the same font.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large

    /// What the size of the font is multiplied by.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }
}

extension Image: View, PrimitiveView {
  public typealias Body = Never

  func makeNode(in context: NodeContext) -> TypedNode<Self> {
    LeafNode(self, in: context) { image, context -> ShapeElement<ImageShape> in
      let environment = context.inputs.environment.values
      return ShapeElement(
        image.shape(in: environment), paint: image.paint(in: environment), fillStyle: FillStyle(),
        graph: context.graph, scope: context.inputs.transactions)
    } update: { image, element, node in
      element.update(
        to: image.shape(in: node.environment), paint: image.paint(in: node.environment),
        fillStyle: FillStyle())
    }
  }

  private func shape(in environment: EnvironmentValues) -> ImageShape {
    var shape = pictureShape(in: environment)
    shape.isRedacted = environment.redactsContent
    return shape
  }

  private func pictureShape(in environment: EnvironmentValues) -> ImageShape {
    let name: String
    switch source {
    case .asset(let name): return ImageShape(placeholderNamed: name, isResizable: isResizable)
    case .pixels(let pixels, let scale):
      return ImageShape(
        size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
        isResizable: isResizable)
    case .symbol(let symbol): name = symbol
    }
    var font = environment.textStyling.fontDescription
    font.size *= environment.imageScale.factor
    return ImageShape(
      symbol: environment.symbolVariants.names(of: name), font: font, isResizable: isResizable)
  }

  private func paint(in environment: EnvironmentValues) -> StylePaint {
    let paint = ForegroundStyle().paint(in: environment)
    if environment.redactsContent { return paint.redacted }
    switch source {
    case .symbol: return paint
    case .asset: return paint.multiplyingOpacity(by: 0.45)
    case .pixels(let pixels, _):
      return .bitmap((isTemplate ? pixels.tinted(paint.middleColor) : pixels).bitmap, tile: nil)
    }
  }

  /// What paints with the picture again and again, `factor` times as large as it is; nil for a picture
  /// that has no pixels.
  nonisolated func tiles(scaledBy factor: CGFloat) -> StylePaint? {
    guard case .pixels(let pixels, let scale) = source else { return nil }
    let length = factor > 0 && factor.isFinite ? factor / scale : 1 / scale
    return .bitmap(
      pixels.bitmap,
      tile: CGSize(
        width: CGFloat(pixels.width) * length, height: CGFloat(pixels.height) * length))
  }
}
