/// The chosen one of several views, which opens a list of all when it is pressed.
struct PickerMenu<Content: View>: View {
  let content: Content
  let choice: Choice
  /// What stands for the chosen view; nil is itself.
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    HStack(spacing: 8) {
      if let currentValueLabel {
        currentValueLabel
      } else {
        ChosenView(content: content, choice: choice)
      }
      if indicator != .hidden { Text(verbatim: "\u{25BE}") }
    }
    .foregroundStyle(.tint)
    .pixelPadding(horizontal: 8, vertical: 8)
    .background(
      isPressed ? ControlColor.pressedTrack : ControlColor.track,
      in: RoundedRectangle(cornerRadius: 8)
    )
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: ActivationHandler(isPressed: $isPressed) { isOpen = true })
    )
    .aligned(to: .cell)
    .modifier(
      PopoverModifier(isPresented: $isOpen) {
        MenuItems(
          isOpen: $isOpen,
          content: MenuOptions(content: content, choice: choice, isShownWhenChosen: true))
      })
  }
}
