/// The colour of grounds of small things, such as a switch.
public struct FillShapeStyle: SystemFillStyle {
  public typealias Resolved = Never

  static var opacity: Double { 0.2 }

  public init() {}
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of grounds of small things, such as a switch.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
