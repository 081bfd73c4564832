/// The ground that views stand on.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.backgroundStyle, !(style.base is BackgroundStyle) {
      return style.paint(in: environment)
    }
    return .color(Self.ground(in: environment))
  }

  /// The colour of the terminal's own ground for the colour scheme.
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

extension EnvironmentValues {
  /// What the ground is painted with; nil is the terminal's own.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
}

extension View {
  /// Paints the grounds inside with `style`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
