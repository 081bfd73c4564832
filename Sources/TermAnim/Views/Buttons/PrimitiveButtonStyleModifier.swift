/// The modifier of `buttonStyle` with a primitive style.
nonisolated struct PrimitiveButtonStyleModifier<Style> {
  let style: Style
  /// Whether buttons have the style whatever other style they are given.
  var isImposed = false
}

nonisolated extension PrimitiveButtonStyleModifier: ViewModifier, PrimitiveModifier,
  EnvironmentModifier
where Style: PrimitiveButtonStyle {
  @MainActor
  func edit(_ environment: inout EnvironmentValues) {
    let style = AnyButtonStyle(style, inside: environment.buttonStyle)
    if isImposed { environment.imposedButtonStyle = style } else { environment.buttonStyle = style }
  }
}
