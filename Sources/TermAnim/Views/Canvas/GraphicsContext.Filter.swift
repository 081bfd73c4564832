public import Foundation

extension GraphicsContext {
  /// A change to what is drawn.
  public struct Filter: Sendable {
    /// The stages that do it, the first one first, for a context with an environment and a
    /// transform.
    let stages: @Sendable (EnvironmentValues, CGAffineTransform) -> [ContextStage]

    fileprivate static func matrix(_ matrix: ColorMatrix) -> Filter {
      Filter { _, _ in [.filter(.colorMatrix(matrix))] }
    }
  }

  /// How a filter works.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Of no effect here.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// How a blur works.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The outermost pixels extend outwards, instead of what is clear.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Of no effect here.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// How a shadow is drawn.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Of no effect here: shadows are behind.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// What has the shadow is not drawn.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Of no effect here.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Of no effect here.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Changes what is drawn from now on; filters that were added before work on what comes out.
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions = FilterOptions()
  ) {
    // The last stage of the context comes first.
    stages += filter.stages(environment, transform).reversed()
  }
}

extension GraphicsContext.Filter {
  /// Blurs with a Gaussian of standard deviation `radius`, in the space that is drawn in.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> Self {
    Self { _, transform in
      [
        .filter(
          .blur(radius: radius * transform.meanScale, isOpaque: options.contains(.opaque)))
      ]
    }
  }

  /// Draws a shadow behind; lengths are those of the space that is drawn in.
  ///
  /// - Parameters:
  ///   - color: What the shadow is of.
  ///   - radius: The standard deviation of its blur.
  ///   - x: How far it is moved to the right.
  ///   - y: How far it is moved down.
  ///   - blendMode: Of no effect here.
  ///   - options: Whether only the shadow is drawn.
  /// - Returns: The filter.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> Self {
    Self { environment, transform in
      let shadow = ContextShadow(
        color: color.resolve(in: environment), radius: radius * transform.meanScale,
        offset: CGSize(width: x, height: y).applying(transform))
      return options.contains(.shadowOnly) ? shadow.stagesWithoutSource : shadow.stages
    }
  }

  /// Transforms what is drawn, in the space in which it is drawn.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    Self { _, transform in
      [
        .transform(
          ProjectionTransform(transform.inverted()).concatenating(matrix)
            .concatenating(ProjectionTransform(transform)))
      ]
    }
  }

  /// Makes what is as opaque as the bounds or in between `color`, and everything else clear.
  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> Self {
    Self { environment, _ in
      [.filter(.alphaThreshold(min: min, max: max, color: color.resolve(in: environment)))]
    }
  }

  /// Multiplies every colour by `color`.
  public static func colorMultiply(_ color: Color) -> Self {
    Self { environment, _ in
      [.filter(.colorMatrix(ColorMatrix(colorMultiply: color.resolve(in: environment))))]
    }
  }

  /// Maps every colour.
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self {
    self.matrix(matrix)
  }

  /// Turns the hues of all colours by `angle`.
  public static func hueRotation(_ angle: Angle) -> Self {
    matrix(ColorMatrix(hueRotation: angle))
  }

  /// Moves colours away from grey: 0 is grey, 1 changes nothing.
  public static func saturation(_ amount: Double) -> Self {
    matrix(ColorMatrix(saturation: amount))
  }

  /// Adds `amount` to every colour component: 0 changes nothing, 1 is white.
  public static func brightness(_ amount: Double) -> Self {
    matrix(ColorMatrix(brightness: amount))
  }

  /// Moves colour components away from the middle: 0 is grey, 1 changes nothing.
  public static func contrast(_ amount: Double) -> Self {
    matrix(ColorMatrix(contrast: amount))
  }

  /// Moves colours towards their opposites: 0 changes nothing, 1 inverts.
  public static func colorInvert(_ amount: Double = 1) -> Self {
    matrix(ColorMatrix(colorInvert: amount))
  }

  /// Takes colour away: 0 changes nothing, 1 is grey.
  public static func grayscale(_ amount: Double) -> Self {
    matrix(ColorMatrix(grayscale: amount))
  }

  /// Makes black as opaque as the drawing was light.
  public static var luminanceToAlpha: Self {
    matrix(.luminanceToAlpha)
  }
}

extension GraphicsContext.Filter {
  /// Nothing: nobody runs the shader.
  public static func colorShader(_ shader: Shader) -> Self { none }

  /// Nothing: nobody runs the shader.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { none }

  /// Nothing: nobody runs the shader.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { none }

  private static var none: Self { Self { _, _ in [] } }
}
