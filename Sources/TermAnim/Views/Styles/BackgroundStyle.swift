/// The ground that views stand on.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .color(Self.ground(in: environment))
  }

  /// The colour of the ground for the colour scheme.
  static func ground(in environment: EnvironmentValues) -> Color.Resolved {
    environment.colorScheme == .dark ? dark : light
  }

  private static let dark = Color.Resolved(
    red: 0x0E / 255, green: 0x11 / 255, blue: 0x16 / 255)
  private static let light = Color.Resolved(
    red: 0xF7 / 255, green: 0xF6 / 255, blue: 0xF2 / 255)
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground that views stand on.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
