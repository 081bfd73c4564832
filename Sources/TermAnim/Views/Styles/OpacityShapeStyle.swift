/// A fainter form of another style.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  let base: Base
  let opacity: Double

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    base.paint(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}
