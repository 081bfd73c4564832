/// The colour of things that can be used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    Color.accentColor.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of things that can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
