/// The style that the views around have set for what stands in front.
public struct ForegroundStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    environment.foregroundStyle.paint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the views around have set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
