/// The modifier of `foregroundStyle` with more than one style.
nonisolated struct ForegroundLevelsModifier: EnvironmentModifier {
  let secondary: any ShapeStyle
  let tertiary: (any ShapeStyle)?

  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    var levels = ForegroundLevels()
    // Known to the last colour, so that no style can mean itself.
    levels.secondary = fixed(secondary, in: environment)
    levels.tertiary = tertiary.map { fixed($0, in: environment) }
    environment.foregroundLevels = levels
  }

  @MainActor
  private func fixed(
    _ style: any ShapeStyle, in environment: EnvironmentValues
  ) -> EnvironmentStyle {
    EnvironmentStyle(style: FixedPaintStyle(paint: style.paint(in: environment)))
  }
}

extension View {
  /// Paints what stands in front with `primary`, and what is `.secondary` with the other style.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundLevelsModifier(secondary: secondary, tertiary: nil))
      .foregroundStyle(primary)
  }

  /// Paints what stands in front with `primary`, and what is `.secondary` and `.tertiary` with the
  /// other styles.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundLevelsModifier(secondary: secondary, tertiary: tertiary))
      .foregroundStyle(primary)
  }
}
