/// The colour of a text in place of what has not been entered.
public struct PlaceholderTextShapeStyle: SystemFillStyle {
  public typealias Resolved = Never

  static var opacity: Double { 0.3 }

  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a text in place of what has not been entered.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
