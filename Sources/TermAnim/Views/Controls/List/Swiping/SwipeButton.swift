import Foundation

/// A button of a `SwipeButtonStyle`.
struct SwipeButton<Label: View>: View {
  let role: ButtonRole?
  let label: Label
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accentColor) private var tint

  var body: some View {
    label
      .lineLimit(1)
      .foregroundStyle(.white)
      .dimmed(unless: isEnabled)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .brightness(isPressed ? -0.1 : 0)
      .modifier(
        ControlModifier(
          handler: ActivationHandler(isPressed: $isPressed, action: action), focusRingSide: .inside)
      )
      // The ring lies on the ground.
      .tint(.white)
  }

  private var ground: Color {
    if role == .destructive { return .red }
    return tint ?? .gray
  }
}
