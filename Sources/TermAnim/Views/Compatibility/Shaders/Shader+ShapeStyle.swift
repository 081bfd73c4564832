/// A shader as a style: nobody runs it, and the style that the views around have set shows instead.
extension Shader: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    ForegroundStyle().primitivePaint(in: environment)
  }
}
