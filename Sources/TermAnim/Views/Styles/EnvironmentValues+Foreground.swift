extension EnvironmentValues {
  /// What shapes and texts without a style of their own are painted with.
  var foregroundStyle: EnvironmentStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Paints with `style`, which means by the foreground style the one until now, and not itself.
  mutating func setForegroundStyle(_ style: any ShapeStyle) {
    foregroundStyle = EnvironmentStyle(
      style: style.isForegroundDependent ? SurroundedStyle(style, in: self) : style)
  }

  /// Whether somebody has said what to paint with; buttons are in the tint where nobody has.
  @Entry var hasForegroundStyle: Bool = false

  private enum ForegroundStyleKey: EnvironmentKey {
    static let defaultValue = EnvironmentStyle(style: Color.primary)
  }
}
