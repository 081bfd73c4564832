/// The ground of the window, whatever views inside stand on.
public struct WindowBackgroundShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    var outer = environment
    outer.backgroundStyle = nil
    return BackgroundStyle().paint(in: outer)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of the window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
