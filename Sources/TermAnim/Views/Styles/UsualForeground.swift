/// A modifier that paints in a style where nobody has said what to paint with.
nonisolated struct UsualForeground<Style> {
  let style: Style
}

nonisolated extension UsualForeground: ViewModifier, PrimitiveModifier, EnvironmentModifier
where Style: ShapeStyle {
  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    guard !environment.hasForegroundStyle else { return }
    environment.foregroundStyle = EnvironmentStyle(style: style)
  }
}
