/// A line of text that can be edited.
///
/// A click gives it the focus, as the Tab key does; then keys edit it as in a shell: arrows, Home,
/// End, Backspace, Delete, with Option or Control by words, with Shift marking what the cursor
/// passes over, as the pointer does. A second click marks a word, a third one the line. Return
/// submits.
///
/// A field with the vertical axis breaks its text into rows, and grows with them: from the least to
/// the greatest number that `lineLimit` allows; more rows than that follow the cursor and the
/// wheel. Return with Option or Shift begins a new line.
public struct TextField<Label: View> {
  private let text: Binding<String>
  /// Where the program keeps what is marked; nil where the field does.
  private let selection: Binding<TextSelection?>?
  private let label: Label
  private let prompt: Text?
  private let onEditingChanged: (Bool) -> Void
  private let onCommit: () -> Void
  private let isSecret: Bool
  /// The way that the field grows with its text.
  private let axis: Axis
  /// Whether the text is a value in a format.
  private let isValue: Bool
  /// Whether a style of a program shows the field as part of what it makes of it.
  private(set) var isInStyle = false
  @Environment(\.textFieldStyle) private var style
  @Environment(\.formLabelWidth) private var formLabelWidth
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>? = nil, label: Label, prompt: Text?,
    isSecret: Bool = false, isValue: Bool = false, axis: Axis? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    (self.text, self.selection, self.label, self.prompt) = (text, selection, label, prompt)
    (self.isSecret, self.isValue, self.axis) = (isSecret, isValue, axis ?? .horizontal)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }
}

extension TextField: View {
  public var body: some View {
    if isBehindLabel {
      LabeledControl {
        label
      } control: {
        style.makeBody(configuration)
      }
    } else {
      style.makeBody(configuration)
    }
  }

  /// Whether the label is in the column of a form, and so need not be seen in the empty field.
  @MainActor
  private var isBehindLabel: Bool { formLabelWidth != nil && labelsVisibility != .hidden }

  /// The field as a style is given it.
  @MainActor
  private var configuration: TextField<_TextFieldStyleLabel> {
    if var field = self as? TextField<_TextFieldStyleLabel> {
      field.isInStyle = true
      return field
    }
    return TextField<_TextFieldStyleLabel>(
      text: text, selection: selection, label: _TextFieldStyleLabel(view: AnyView(label)),
      prompt: prompt ?? (isBehindLabel ? nil : label as? Text), isSecret: isSecret,
      isValue: isValue, axis: axis, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField<_TextFieldStyleLabel> {
  /// The part of the field that is edited.
  @MainActor
  func entry(_ look: TextFieldLook) -> TextEntryField {
    TextEntryField(
      text: text, selection: selection, isValue: isValue, prompt: prompt?.characters ?? "",
      isSecret: isSecret, axis: axis, style: look, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt)
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, label: Text(titleKey), prompt: prompt)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, label: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, label: Text(title), prompt: prompt)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, label: Text(title), prompt: prompt, axis: axis)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(titleKey), prompt: nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(titleKey), prompt: nil, onCommit: onCommit)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(title), prompt: nil, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title), prompt: nil, onCommit: onCommit)
  }
}
