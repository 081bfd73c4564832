public import Foundation

extension GraphicsContext {
  /// What paths are painted with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(ContextGradient)
      /// A style whose tiles begin at a point of the drawing.
      case tiled(any ShapeStyle, origin: CGPoint)
      case backdrop
    }

    private let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
    }
  }

  /// What is painted beyond the ends of a gradient, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The gradient begins again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient goes back.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed as light is.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading with its colours as they are in the context's environment.
  public func resolve(_ shading: Shading) -> Shading {
    shading.resolved(in: environment)
  }
}

extension GraphicsContext.Shading {
  /// The style that the views around have set.
  public static var foreground: Self { Self(.style(ForegroundStyle())) }

  /// What is there already; painting with it changes nothing.
  public static var backdrop: Self { Self(.backdrop) }

  /// The first of several shadings; black without any.
  public static func palette(_ array: [GraphicsContext.Shading]) -> Self {
    array.first ?? .color(.black)
  }

  public static func color(_ color: Color) -> Self {
    Self(.style(color))
  }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> Self {
    .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self {
    .color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style, for the rectangle around what is painted.
  public static func style<S: ShapeStyle>(_ style: S) -> Self {
    Self(.style(style))
  }

  /// Colours at the corners of a net, for the rectangle around what is painted.
  public static func meshGradient(_ mesh: MeshGradient) -> Self {
    .style(mesh)
  }

  /// The style that the views around have set: nobody runs the shader.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self {
    .style(shader)
  }

  /// A part of a picture, again and again, from `origin` on in the space in which things are drawn.
  ///
  /// See `ImagePaint`.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self {
    Self(
      .tiled(ImagePaint(image: image, sourceRect: sourceRect, scale: scale), origin: origin))
  }

  /// Colours along a straight line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    Self(
      .gradient(
        ContextGradient(gradient, .linear(start: startPoint, end: endPoint), options: options)))
  }

  /// Colours from a point outwards, in circles.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    let course = GradientPaint.Geometry.radial(
      center: center, startRadius: startRadius, endRadius: endRadius)
    return Self(.gradient(ContextGradient(gradient, course, options: options)))
  }

  /// Colours around a point, a full turn from `angle` on.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> Self {
    let course = GradientPaint.Geometry.angular(
      center: center, startAngle: angle, endAngle: angle + .degrees(360))
    return Self(.gradient(ContextGradient(gradient, course, options: options)))
  }
}

extension GraphicsContext.Shading {
  /// What `path` is painted with; nil for nothing.
  func paint(in environment: EnvironmentValues, for path: Path) -> Paint? {
    switch kind {
    case .style(let style): style.paint(in: environment).paint(in: path.boundingRect)
    case .gradient(let gradient): .gradient(gradient.paint(in: environment))
    case .tiled(let style, let origin):
      style.paint(in: environment).paint(
        in: CGRect(origin: origin, size: path.boundingRect.size))
    case .backdrop: nil
    }
  }

  /// The shading as a style for something whose corner is at a point of the drawing; nil for
  /// nothing.
  func style(in environment: EnvironmentValues, seenFrom corner: CGPoint) -> AnyShapeStyle? {
    switch kind {
    case .style(let style):
      AnyShapeStyle(FixedPaintStyle(paint: style.paint(in: environment)))
    case .gradient(let gradient):
      AnyShapeStyle(
        FixedPaintStyle(paint: .exact(gradient.paint(in: environment).seen(from: corner))))
    case .tiled(let style, let origin):
      AnyShapeStyle(
        FixedPaintStyle(
          paint: .placed(
            style.paint(in: environment),
            CGRect(x: origin.x - corner.x, y: origin.y - corner.y, width: 0, height: 0))))
    case .backdrop: nil
    }
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> Self {
    switch kind {
    case .style(let style): Self(.style(FixedPaintStyle(paint: style.paint(in: environment))))
    case .gradient(let gradient): Self(.gradient(gradient.resolved(in: environment)))
    case .tiled(let style, let origin):
      Self(.tiled(FixedPaintStyle(paint: style.paint(in: environment)), origin: origin))
    case .backdrop: self
    }
  }
}
