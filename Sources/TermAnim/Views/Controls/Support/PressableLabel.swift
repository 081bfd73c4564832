/// A label on a rounded ground that does something when it is pressed; in a bar the ground is seen
/// while it is highlighted or pressed.
struct PressableLabel<Label: View>: View {
  var isHighlighted = false
  let action: () -> Void
  @ViewBuilder let label: Label
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInBar) private var isInBar

  var body: some View {
    label
      .foregroundStyle(isHighlighted ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
      .padding(.horizontal, 8)
      .padding(.vertical, isInBar ? 2 : 8)
      .frame(minHeight: isInBar ? NavigationBarLayout.height : 0)
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
    if isPressed { return AnyShapeStyle(ControlColor.pressedTrack) }
    return isInBar ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlColor.track)
  }
}
