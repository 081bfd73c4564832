/// A style with a shadow of what is painted with it.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle, PrimitiveShapeStyle {
  typealias Resolved = Never

  let base: Base
  let shadow: ShadowStyle

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    .shadowed(base.paint(in: environment), shadow.shadow(in: environment))
  }
}

extension ShadowedShapeStyle: ForegroundDependentStyle where Base: ForegroundDependentStyle {}

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
