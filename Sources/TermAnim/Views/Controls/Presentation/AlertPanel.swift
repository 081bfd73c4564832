/// What an alert or a dialog shows.
struct AlertPanel<Actions: View, Message: View> {
  let title: Text?
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message
  /// Whether the panel is a choice at the lower edge, with buttons below each other.
  let isDialog: Bool
  /// Whether there is to be a button that only closes the panel.
  var needsCancel = false
}

extension AlertPanel: View {
  var body: some View {
    VStack(spacing: 8) {
      title.map { $0.bold() }
      message
        .secondaryForeground()
        .multilineTextAlignment(.center)
      PanelActions(actions: actions, isDialog: isDialog, needsCancel: needsCancel)
        .buttonsClose(isPresented, look: .panel)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 16)
  }
}
