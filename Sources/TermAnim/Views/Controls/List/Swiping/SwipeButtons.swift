import Foundation

/// The buttons beside a row that is pulled aside.
struct SwipeButtons<Actions: View>: View {
  let edge: HorizontalEdge
  let strip: SwipeStrip
  /// How much there is to be filled, in points.
  let width: CGFloat
  let actions: Actions
  let close: () -> Void

  var body: some View {
    Group(subviews: actions) { actions in
      HStack(spacing: 0) {
        ForEach(edge == .trailing ? actions.reversed() : Array(actions)) { $0 }
      }
      .modifier(SwipeStripModifier(strip: strip))
    }
    .buttonStyle(SwipeButtonStyle(close: close))
    .fixedSize(horizontal: width <= strip.width, vertical: false)
    .frame(width: width > strip.width && strip.width > 0 ? width : nil)
  }
}

/// A style of the buttons beside a row: as high as it, and gone once one is pressed.
struct SwipeButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  let close: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(role: configuration.role, label: configuration.label) {
      configuration.trigger()
      close()
    }
  }
}

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
