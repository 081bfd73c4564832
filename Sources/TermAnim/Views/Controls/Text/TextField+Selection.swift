/// Fields that say what is marked in them, and mark what they are told.
extension TextField {
  /// A field that follows, and is followed by, what `selection` says is marked in it; nil, until it
  /// has the focus, leaves it to the field.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, selection: selection, label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// A field that follows, and is followed by, what `selection` says is marked in it; nil, until it
  /// has the focus, leaves it to the field.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field that follows, and is followed by, what `selection` says is marked in it; nil, until it
  /// has the focus, leaves it to the field.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, label: Text(title), prompt: prompt, axis: axis)
  }
}
