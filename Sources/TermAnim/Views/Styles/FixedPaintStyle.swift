/// A style that is known to the last colour.
struct FixedPaintStyle: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  let paint: StylePaint

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint { paint }
}
