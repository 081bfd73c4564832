/// The colour of things that can be used.
public struct TintShapeStyle: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  public init() {}

  public var isForegroundDependent: Bool { true }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    guard let style = environment.tintStyle else {
      return Color.accentColor.paint(in: environment)
    }
    // A style that is made of the tint means the system's, not itself.
    var outer = environment
    outer.tintStyle = nil
    return style.paint(in: outer)
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
