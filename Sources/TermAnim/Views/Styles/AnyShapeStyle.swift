/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  let base: any ShapeStyle

  public init<Base: ShapeStyle>(_ style: Base) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  public var isForegroundDependent: Bool { base.isForegroundDependent }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    base.paint(in: environment)
  }
}
