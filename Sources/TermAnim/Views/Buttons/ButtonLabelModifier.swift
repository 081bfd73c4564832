/// A modifier that paints the label of a button: as the program has said around it, or else in a
/// style.
nonisolated struct ButtonLabelModifier<Style> {
  let style: Style
}

nonisolated extension ButtonLabelModifier: ViewModifier, PrimitiveModifier, EnvironmentModifier
where Style: ShapeStyle {
  /// What cannot be used is grey, whatever was said.
  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    guard !environment.isEnabled || !environment.hasForegroundStyle else { return }
    environment.foregroundStyle = EnvironmentStyle(style: style)
    environment.foregroundLevels = ForegroundLevels()
  }
}
