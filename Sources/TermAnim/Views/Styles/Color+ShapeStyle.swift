extension Color: ShapeStyle, PrimitiveShapeStyle {
  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .color(resolve(in: environment))
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .color(self)
  }
}
