public import Foundation

/// A picture: a symbol of the built-in face by its name, in the font and foreground style around
/// it; one of the program's resources; or pixels, such as an `ImageRenderer` makes.
///
/// Resources are PNG and JPEG files and the image sets of asset catalogues, by name, in a bundle or
/// in the program's own ones, and are read when they are first shown. A name that stands for none,
/// or for one that this machine cannot read, shows a quiet box of 100 x 100 points with that name
/// in it.
public struct Image: Equatable, Sendable {
  private let source: Source
  /// How it fills the space it is given; nil leaves it as large as it is.
  private var resizingMode: ResizingMode?
  /// Nil is as the resource says.
  private var renderingMode: TemplateRenderingMode?
  /// Nil is as the environment says.
  private var symbolRenderingMode: SymbolRenderingMode?
  /// Whether it is smooth between its pixels.
  private var isSmooth = true

  private enum Source: Equatable, Sendable {
    case symbol(String)
    /// A resource, and the folder of the bundle that it is in.
    case asset(String, folder: String?)
    /// Pixels, and how many of them there are to a point.
    case pixels(CGImage, scale: CGFloat)
    case drawn(DrawnPicture)
  }

  nonisolated init(pixels: CGImage, scale: CGFloat) {
    source = .pixels(pixels, scale: scale)
  }

  /// The picture of `size`, in points, that `renderer` draws each time it is described; nobody
  /// hears its label, and `opaque` and `colorMode` are of no effect.
  nonisolated public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawn(DrawnPicture(size: size, renderer: renderer))
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

  /// The picture called `name`, all of it: it has no parts that a value could fill.
  nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// The picture called `name`; nobody hears its label.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// The name of a picture of the face; nil for one that is not loaded.
  nonisolated var symbolName: String? {
    if case .symbol(let name) = source { return name }
    return nil
  }

  /// The picture called `name` in `bundle`; nil and the main bundle are the program's own
  /// resources.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name, folder: ResourceStore.folder(of: bundle))
  }

  /// The picture called `name`, which has no label.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// The picture as large as the space it is given, its aspect given up: all of it is stretched or
  /// shrunk alike, or pixels are laid side by side in their own size from the corner on.
  ///
  /// `capInsets` are of no effect.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizingMode = resizingMode
    return image
  }

  /// Shows a picture in its own colours, or, as a template, with its opacity in the foreground
  /// style.
  ///
  /// Nil is as the image set says, else the former. Symbols are templates, and `multicolor` as
  /// originals.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// How the parts of a symbol are painted, whatever the environment says; nil is as that says.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolRenderingMode = mode
    return image
  }

  /// How pixels look that are enlarged: smooth between each other, or, with `none`, each of one
  /// colour.
  ///
  /// All smooth ones look alike. Outlines are not interpolated.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSmooth = interpolation != .none
    return image
  }

  private var isResizable: Bool { resizingMode != nil }

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
    LeafNode(self, in: context) { image, context -> ImageElement in
      let environment = context.inputs.environment.values
      let paints = image.paints(in: environment)
      return ImageElement(
        image.shape(in: environment, paints, views: ContextViews(context: context)),
        paints: paints, in: environment, graph: context.graph, scope: context.inputs.transactions)
    } update: { image, element, node in
      let paints = image.paints(in: node.environment)
      element.update(
        to: image.shape(
          in: node.environment, paints, views: ContextViews(context: node.context())),
        paints: paints, in: node.environment)
    }
  }

  private func shape(
    in environment: EnvironmentValues, _ paints: SymbolPaints, views: ContextViews
  ) -> ImageShape {
    var shape = pictureShape(in: environment, paints)
    if case .drawn(let picture) = source {
      shape.drawing = picture.drawing(in: environment, views: views)
      shape.drawing?.isTemplate = renderingMode == .template
    }
    shape.stencil = stencil(onDark: environment.colorScheme == .dark)
    shape.isRedacted = environment.redactsContent
    return shape
  }

  private func pictureShape(
    in environment: EnvironmentValues, _ paints: SymbolPaints
  ) -> ImageShape {
    if let picture = loadedPicture(onDark: environment.colorScheme == .dark) {
      return ImageShape(size: picture.size, isResizable: isResizable)
    }
    switch source {
    case .asset(let name, _): return ImageShape(placeholderNamed: name, isResizable: isResizable)
    case .symbol(let name): return symbolShape(of: name, in: environment, paints)
    case .pixels: return ImageShape(size: .zero, isResizable: isResizable)
    case .drawn(let picture): return ImageShape(size: picture.size, isResizable: isResizable)
    }
  }

  private func symbolShape(
    of name: String, in environment: EnvironmentValues, _ paints: SymbolPaints
  ) -> ImageShape {
    var font = environment.textStyling.fontDescription
    font.size *= environment.imageScale.factor
    let names = Self.names(of: name, in: environment)
    var shape = ImageShape(
      symbol: names, font: font, isResizable: isResizable,
      grid: isResizable ? nil : SymbolGrid(for: font.size, in: environment),
      isTakenApart: !paints.lower.isEmpty)
    let known = names.first { GlyphTable.home(of: $0[...]) != nil }
    if !isResizable, let name = known ?? names.first(where: SymbolCut.isKnown) {
      shape.sign = SymbolSign(for: name, size: font.size, in: environment)
    }
    // A cut that has one style alone, or a faint shape, is as clear as the first style makes it.
    if paints.isDerived, let sign = shape.sign, !sign.isCutOut { shape.parts = [] }
    return shape
  }

  /// The names that a symbol is looked up by, the wanted one first.
  private static func names(of symbol: String, in environment: EnvironmentValues) -> [String] {
    environment.symbolVariants.names(of: SymbolDirection.name(symbol, in: environment))
  }

  /// Whether it is something else than a symbol that there is none of.
  var isKnown: Bool {
    if case .symbol(let name) = source { SymbolCut.isKnown(name) } else { true }
  }

  private func paints(in environment: EnvironmentValues) -> SymbolPaints {
    guard case .symbol(let symbol) = source, !environment.redactsContent else {
      return SymbolPaints(first: paint(in: environment))
    }
    let own = symbolRenderingMode ?? (renderingMode == .original ? .multicolor : nil)
    return SymbolPaints(for: own ?? environment.symbolRenderingMode, in: environment) {
      let names = Self.names(of: symbol, in: environment)
      return names.lazy.compactMap { GlyphTable.home(of: $0[...]) }.first.map(String.init)
    }
  }

  private func paint(in environment: EnvironmentValues) -> StylePaint {
    let paint = ForegroundStyle().paint(in: environment)
    if environment.redactsContent { return paint.redacted }
    let isDark = environment.colorScheme == .dark
    if let picture = loadedPicture(onDark: isDark) {
      return isTemplate(picture)
        ? paint : .bitmap(picture.bitmap, tile: tile(of: picture), isSmooth: isSmooth)
    }
    if case .asset = source { return paint.multiplyingOpacity(by: 0.45) }
    return paint
  }

  /// What paint is seen through; nil where the picture has colours of its own, or no pixels.
  private func stencil(onDark isDark: Bool) -> ImageStencil? {
    guard let pixels = pixels(onDark: isDark), let picture = loadedPicture(onDark: isDark),
      isTemplate(picture)
    else { return nil }
    return ImageStencil(pixels: pixels, tile: tile(of: picture), isSmooth: isSmooth)
  }

  private func isTemplate(_ picture: LoadedPicture) -> Bool {
    renderingMode.map { $0 == .template } ?? picture.isTemplate
  }

  private func tile(of picture: LoadedPicture) -> CGSize? {
    resizingMode == .tile ? picture.size : nil
  }

  /// The pixels to paint with, with what has been made of them; nil where there are none.
  nonisolated func pixels(onDark isDark: Bool) -> CGImage? {
    switch source {
    case .symbol, .drawn: nil
    case .asset(let name, let folder):
      ResourceImages.shared.image(named: name, in: folder, onDark: isDark)
    case .pixels(let pixels, _): pixels
    }
  }

  /// The picture as it was read; nil for symbols, and for resources that are not there.
  nonisolated func loadedPicture(onDark isDark: Bool) -> LoadedPicture? {
    switch source {
    case .symbol, .drawn: nil
    case .asset(let name, let folder):
      ResourceStore.shared.picture(named: name, in: folder, onDark: isDark)
    case .pixels(let pixels, let scale): LoadedPicture(bitmap: pixels.bitmap, scale: scale)
    }
  }

  /// What paints with a part of the picture again and again, `factor` times as large as it is; nil
  /// for a picture that has no pixels.
  ///
  /// The part is in shares of the picture's size; one without pixels is all of it.
  nonisolated func tiles(
    of part: CGRect, scaledBy factor: CGFloat, onDark isDark: Bool
  ) -> StylePaint? {
    guard let pixels = pixels(onDark: isDark), let picture = loadedPicture(onDark: isDark)
    else { return nil }
    let factor = (factor > 0 && factor.isFinite ? factor : 1) / picture.scale
    let tile = pixels.part(part)
    let size = CGSize(
      width: CGFloat(tile.width) * factor, height: CGFloat(tile.height) * factor)
    return .bitmap(tile.bitmap, tile: size, isSmooth: isSmooth)
  }
}
