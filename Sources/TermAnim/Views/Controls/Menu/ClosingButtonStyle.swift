/// A style of buttons that close what they are in, and then do what they do.
struct ClosingButtonStyle: PrimitiveButtonStyle, ReachableButtonStyle {
  enum Look: Hashable, Sendable {
    /// A line of a menu.
    case menu
    /// A button of an alert or a dialog.
    case panel
  }

  let isOpen: Binding<Bool>
  let look: Look

  nonisolated init(isOpen: Binding<Bool>, look: Look) {
    (self.isOpen, self.look) = (isOpen, look)
  }

  func makeBody(configuration: Configuration) -> some View {
    switch look {
    case .menu: MenuButton(isOpen: isOpen, configuration: configuration)
    case .panel: PanelButton(isOpen: isOpen, configuration: configuration)
    }
  }
}

extension View {
  /// Lets all buttons of the view close what they are in, whatever style they are given.
  nonisolated func buttonsClose(
    _ isOpen: Binding<Bool>, look: ClosingButtonStyle.Look
  ) -> some View {
    modifier(
      PrimitiveButtonStyleModifier(
        style: ClosingButtonStyle(isOpen: isOpen, look: look), isImposed: true))
  }
}
