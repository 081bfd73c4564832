/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    Color.blue.paint(in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
