/// The modifier of `foregroundStyle` and `foregroundColor`.
nonisolated struct ForegroundStyleModifier<Style> {
  let style: Style?
  /// Whether the program says so; buttons leave alone what the library does.
  var isOfProgram = true
}

nonisolated extension ForegroundStyleModifier: ViewModifier, PrimitiveModifier, EnvironmentModifier
where Style: ShapeStyle {
  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    defer { environment.foregroundLevels = ForegroundLevels() }
    if isOfProgram { environment.hasForegroundStyle = style != nil }
    guard let style else {
      return environment.foregroundStyle = EnvironmentStyle(style: Color.primary)
    }
    environment.setForegroundStyle(style)
  }
}

extension View {
  /// Paints what stands in front with `style`, unless it has a style of its own.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(ForegroundStyleModifier(style: style))
  }

  /// Paints what stands in front in the secondary style, as controls do what is not their main
  /// thing; buttons in it stay in the tint.
  nonisolated func secondaryForeground() -> some View {
    modifier(ForegroundStyleModifier(style: HierarchicalShapeStyle.secondary, isOfProgram: false))
  }

  /// Paints what stands in front with `color`, unless it has a style of its own; nil is the primary
  /// colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(style: color))
  }
}
