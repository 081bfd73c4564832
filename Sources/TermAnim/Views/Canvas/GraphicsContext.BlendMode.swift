extension GraphicsContext {
  /// How the colours of a drawing meet those behind it.
  public struct BlendMode: RawRepresentable, Hashable, Sendable {
    let mode: TermAnim.BlendMode

    private init(_ mode: TermAnim.BlendMode) {
      self.mode = mode
    }

    /// The modes by their numbers in Core Graphics.
    private static let modes: [TermAnim.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]

    /// The mode with a number that Core Graphics gives it; `normal` for other numbers.
    public init(rawValue: Int32) {
      self.init(
        Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal)
    }

    /// The number of the mode in Core Graphics.
    public var rawValue: Int32 { Int32(Self.modes.firstIndex(of: mode) ?? 0) }

    public static var clear: Self { Self(.clear) }
    public static var color: Self { Self(.color) }
    public static var colorBurn: Self { Self(.colorBurn) }
    public static var colorDodge: Self { Self(.colorDodge) }
    public static var copy: Self { Self(.copy) }
    public static var darken: Self { Self(.darken) }
    public static var destinationAtop: Self { Self(.destinationAtop) }
    public static var destinationIn: Self { Self(.destinationIn) }
    public static var destinationOut: Self { Self(.destinationOut) }
    public static var destinationOver: Self { Self(.destinationOver) }
    public static var difference: Self { Self(.difference) }
    public static var exclusion: Self { Self(.exclusion) }
    public static var hardLight: Self { Self(.hardLight) }
    public static var hue: Self { Self(.hue) }
    public static var lighten: Self { Self(.lighten) }
    public static var luminosity: Self { Self(.luminosity) }
    public static var multiply: Self { Self(.multiply) }
    public static var normal: Self { Self(.normal) }
    public static var overlay: Self { Self(.overlay) }
    public static var plusDarker: Self { Self(.plusDarker) }
    public static var plusLighter: Self { Self(.plusLighter) }
    public static var saturation: Self { Self(.saturation) }
    public static var screen: Self { Self(.screen) }
    public static var softLight: Self { Self(.softLight) }
    public static var sourceAtop: Self { Self(.sourceAtop) }
    public static var sourceIn: Self { Self(.sourceIn) }
    public static var sourceOut: Self { Self(.sourceOut) }
    public static var xor: Self { Self(.xor) }
  }
}
