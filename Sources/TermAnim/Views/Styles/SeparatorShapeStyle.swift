/// The colour of lines between things.
public struct SeparatorShapeStyle: SystemFillStyle {
  public typealias Resolved = Never

  static var opacity: Double { 0.12 }

  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
