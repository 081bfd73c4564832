/// A label on a rounded ground that does something when it is pressed.
struct PressableLabel<Label: View>: View {
  var isHighlighted = false
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .foregroundStyle(isHighlighted ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
      .padding(.horizontal, 8)
      .padding(.vertical, 8)
      .background(ground, in: RoundedRectangle(cornerRadius: 8))
      .dimmed(unless: isEnabled)
      .modifier(
        ControlModifier(
          handler: ActivationHandler(
            isPressed: $isPressed, action: action))
      )
      .aligned(to: .cell)
  }

  private var ground: AnyShapeStyle {
    if isHighlighted { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(isPressed ? ControlColor.pressedTrack : ControlColor.track)
  }
}
