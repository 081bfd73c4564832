/// A line of text that can be edited and not be read: a dot stands for each character.
public struct SecureField<Label: View> {
  private let field: TextField<Label>
}

extension SecureField: View {
  public var body: some View { field }
}

extension SecureField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    field = TextField(text: text, label: label(), prompt: prompt, isSecret: true)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that calls `onCommit` when Return is pressed in it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = TextField(
      text: text, label: Text(titleKey), prompt: nil, isSecret: true, onCommit: onCommit)
  }

  /// A field that calls `onCommit` when Return is pressed in it.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = TextField(
      text: text, label: Text(title), prompt: nil, isSecret: true, onCommit: onCommit)
  }
}
