/// The look of a button on a plate of several.
struct StripButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(ButtonTint(role: configuration.role))
      .dimmed(unless: isEnabled)
      .pixelPadding(horizontal: 12, vertical: 8)
      .background(
        configuration.isPressed ? AnyShapeStyle(ControlColor.pressedTrack) : AnyShapeStyle(.clear),
        in: RoundedRectangle(cornerRadius: 8))
  }
}
