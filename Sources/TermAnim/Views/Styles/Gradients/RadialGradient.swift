public import Foundation

/// Colours from a point outwards, in circles.
public struct RadialGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Radii are in points.
  init(_ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  /// Radii are in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .gradient(
      UnitGradient(
        ramp: gradient.ramp(in: environment), course: .radial, start: center,
        range: SIMD2(Double(startRadius), Double(endRadius))))
  }
}

extension RadialGradient: View, PrimitiveView, ShapeStyleView {
  public typealias Body = Never
}

extension ShapeStyle where Self == RadialGradient {
  /// Radii are in points.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    RadialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Radii are in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Radii are in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Radii are in points.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
