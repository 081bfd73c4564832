/// What a button says that has a role and nothing else.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  public var body: some View { Text(verbatim: word) }

  private var word: String {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that says what it is for.
  @preconcurrency
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
