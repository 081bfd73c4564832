/// A shader as a style: nobody runs it, and the style that the views around have set shows instead.
extension Shader: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    ForegroundStyle().primitivePaint(in: environment)
  }
}
