/// A style that knows itself what there is to paint.
protocol PrimitiveShapeStyle: ShapeStyle {
  func primitivePaint(in environment: EnvironmentValues) -> StylePaint
}
