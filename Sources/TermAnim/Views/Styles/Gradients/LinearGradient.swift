/// Colours along a straight line.
public struct LinearGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  init(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .gradient(
      UnitGradient(
        ramp: gradient.ramp(in: environment), course: .linear, start: startPoint, end: endPoint))
  }
}

extension LinearGradient: View, PrimitiveView, ShapeStyleView {
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    LinearGradient(gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
