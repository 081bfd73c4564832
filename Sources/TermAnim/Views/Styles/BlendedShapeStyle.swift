/// A style whose colours meet those behind it in another way than by covering them.
struct BlendedShapeStyle<Base: Sendable>: Sendable {
  typealias Resolved = Never

  let base: Base
  let mode: BlendMode
}

extension BlendedShapeStyle: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  var isForegroundDependent: Bool { base.isForegroundDependent }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .blended(base.paint(in: environment), mode)
  }
}

extension ShapeStyle {
  /// The style with its colours, and its shadows', meeting those behind in another way than by
  /// covering them; the terminal's own characters cover.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its colours meeting those behind in another way.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(BlendedShapeStyle(base: ForegroundStyle(), mode: mode))
  }
}
