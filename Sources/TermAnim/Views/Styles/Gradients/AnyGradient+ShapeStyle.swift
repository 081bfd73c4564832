extension AnyGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .gradient(
      UnitGradient(ramp: ramp(in: environment), course: .linear, start: .top, end: .bottom))
  }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    AnyGradient(self).primitivePaint(in: environment)
  }
}
