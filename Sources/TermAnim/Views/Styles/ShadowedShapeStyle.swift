/// A style with a shadow of what is painted with it.
struct ShadowedShapeStyle<Base: Sendable>: Sendable {
  typealias Resolved = Never

  let base: Base
  let shadow: ShadowStyle
}

extension ShadowedShapeStyle: ShapeStyle, PrimitiveShapeStyle where Base: ShapeStyle {
  var isForegroundDependent: Bool { base.isForegroundDependent }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .shadowed(base.paint(in: environment), shadow.shadow(in: environment))
  }
}

extension ShapeStyle {
  /// The style with a shadow; on one that has shadows already, around those.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ShadowedShapeStyle(base: ForegroundStyle(), shadow: style))
  }
}
