extension Color: ShapeStyle, PrimitiveShapeStyle {
  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    let color = resolve(in: environment)
    return .color(environment.flatPalette == .indexed256 ? color.amongTerminalColors : color)
  }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .color(self)
  }
}
