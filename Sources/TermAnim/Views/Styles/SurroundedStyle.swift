/// A style that is painted as the foreground, and means by that the foreground style around it.
struct SurroundedStyle: ShapeStyle, PrimitiveShapeStyle, Equatable {
  typealias Resolved = Never

  private let style: EnvironmentStyle
  /// The foreground style around, and those of its lower levels.
  private let around: EnvironmentStyle
  private let levels: ForegroundLevels

  init(_ style: any ShapeStyle, in environment: EnvironmentValues) {
    self.style = EnvironmentStyle(style: style)
    (around, levels) = (environment.foregroundStyle, environment.foregroundLevels)
  }

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    var outer = environment
    (outer.foregroundStyle, outer.foregroundLevels) = (around, levels)
    return style.paint(in: outer)
  }
}
