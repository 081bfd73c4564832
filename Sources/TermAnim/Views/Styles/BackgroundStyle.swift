/// The ground that views stand on.
public struct BackgroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    Self.chosen(in: environment)
      ?? (environment.isOnPanel
        ? ControlColor.panel.paint(in: environment) : .color(environment.groundColors.ground))
  }

  /// The paint of the style that was set for grounds; nil is the screen's own.
  static func chosen(in environment: EnvironmentValues) -> StylePaint? {
    guard let style = environment.backgroundStyle else { return nil }
    // A style that is made of the ground means the screen's own, not itself.
    var outer = environment
    outer.backgroundStyle = nil
    return style.paint(in: outer)
  }

  /// The ground of what is raised above the ground, such as a panel over other views.
  ///
  /// Where a style was set with `backgroundStyle(_:)`, it is that style at half its opacity.
  public var secondary: some ShapeStyle { RaisedBackgroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The ground that views stand on.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
  /// What the ground is painted with; nil is the terminal's own.
  @Entry public var backgroundStyle: AnyShapeStyle?

  /// Whether views stand on a panel above others, such as a sheet.
  @Entry var isOnPanel: Bool = false
}

extension View {
  /// Paints the grounds inside with `style`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
