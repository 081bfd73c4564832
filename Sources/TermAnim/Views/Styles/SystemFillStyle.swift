/// A share of the primary colour that the system uses for a purpose.
protocol SystemFillStyle: PrimitiveShapeStyle where Resolved == Never {
  static var opacity: Double { get }
}

extension SystemFillStyle {
  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    Color.primary.paint(in: environment).multiplyingOpacity(by: Self.opacity)
  }
}
