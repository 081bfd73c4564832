/// A modifier that paints in a style where nobody has said what to paint with.
nonisolated struct UsualForeground<Style: ShapeStyle>: EnvironmentModifier {
  let style: Style

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    guard !environment.hasForegroundStyle else { return }
    environment.foregroundStyle = EnvironmentStyle(style: style)
  }
}
