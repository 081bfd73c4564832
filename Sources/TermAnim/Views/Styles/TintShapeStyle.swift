/// The colour of things that can be used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    if let style = environment.tintStyle, !(style.style is TintShapeStyle) {
      return style.paint(in: environment)
    }
    return Color.accentColor.paint(in: environment)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of things that can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  /// What things that can be used are painted with when that is not one colour.
  @Entry var tintStyle: EnvironmentStyle?
}

extension View {
  /// Paints things that can be used with `tint`; nil is the system's colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { environment in
      environment.accentColor = tint as? Color
      environment.tintStyle = tint is Color ? nil : tint.map { EnvironmentStyle(style: $0) }
    }
  }
}
