/// What an alert or a dialog shows.
struct AlertPanel<Actions: View, Message: View> {
  let title: Text?
  let isPresented: Binding<Bool>
  let actions: Actions
  let message: Message
  /// Whether the buttons stand below each other.
  let isVertical: Bool
  /// Whether there is to be a button that only closes the panel.
  var needsCancel = false
  @State private var hasCancel = false
}

extension AlertPanel: View {
  var body: some View {
    VStack(spacing: 8) {
      title.map { $0.bold() }
      message
        .secondaryForeground()
        .multilineTextAlignment(.center)
      buttons
        .buttonsClose(isPresented, look: .panel)
        .padding(.top, 4)
    }
    .padding(12)
  }

  @MainActor @ViewBuilder private var buttons: some View {
    if isVertical {
      VStack(spacing: 4) {
        if needsCancel { actionsAndCancel } else { ButtonsOrOK(actions: actions) }
      }
    } else {
      HStack(spacing: 8) { ButtonsOrOK(actions: actions) }
    }
  }

  @MainActor @ViewBuilder private var actionsAndCancel: some View {
    actions.onPreferenceChange(HasCancelKey.self) { hasCancel = $0 }
    if !hasCancel {
      Button(role: .cancel, action: {}) { Text(verbatim: "Cancel") }
    }
  }
}

/// The buttons of an alert, or the one that every alert has when it is given none.
struct ButtonsOrOK<Actions: View> {
  let actions: Actions
}

extension ButtonsOrOK: View {
  var body: some View {
    if Actions.self == EmptyView.self {
      Button(action: {}, label: { Text(verbatim: "OK") })
    } else {
      actions
    }
  }
}
