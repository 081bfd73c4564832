extension EnvironmentValues {
  /// What shapes and texts without a style of their own are painted with.
  var foregroundStyle: EnvironmentStyle {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Whether somebody has said what to paint with; buttons are in the tint where nobody has.
  @Entry var hasForegroundStyle: Bool = false

  private enum ForegroundStyleKey: EnvironmentKey {
    static let defaultValue = EnvironmentStyle(style: Color.primary)
  }
}
