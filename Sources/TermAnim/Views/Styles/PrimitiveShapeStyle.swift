/// A style that knows itself what there is to paint.
protocol PrimitiveShapeStyle: ShapeStyle {
  func primitivePaint(in environment: EnvironmentValues) -> StylePaint
}

extension PrimitiveShapeStyle {
  /// Paints what the style knows itself.
  public func makePaint(in environment: EnvironmentValues) -> AnyPaint {
    AnyPaint(primitivePaint(in: environment))
  }

  /// No: those that do say so.
  public var isForegroundDependent: Bool { false }
}
