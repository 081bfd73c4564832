/// The ground of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    TintShapeStyle().paint(in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
