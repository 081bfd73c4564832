import Foundation

/// The part of a text field that is edited.
struct TextEntryField: View {
  let text: Binding<String>
  /// Where the program keeps what is marked; nil where the field does.
  let selection: Binding<TextSelection?>?
  /// Whether the text is a value in a format, which is read when it is submitted or the focus goes.
  let isValue: Bool
  let prompt: String
  let isSecret: Bool
  /// The way that the field grows with its text.
  let axis: Axis
  let style: TextFieldLook
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  /// What was edited last, with its cursor; the text may have become another one since.
  @State private var edited = TextEntry("")
  @State private var isFocused = false
  /// A value as it has been typed so far; nil where that is not begun.
  @State private var draft: Draft?
  @State private var undo = TextUndo()
  @State private var room = TextRoom()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submit) private var submission
  @Environment(\.deleteBeforeText) private var deleteBefore
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let field = field
    let _ = undo.field = field
    let entry = field.entry
    TextEntryView(
      entry: entry, prompt: prompt, shape: axis == .vertical ? .field : .line,
      isEdited: isFocused, isSecret: isSecret, selection: selection?.wrappedValue, room: room
    ) { press, caret in
      var entry = field.entry
      entry.press(press, at: caret)
      field.show(entry)
    }
    .pixelPadding(horizontal: margin, vertical: margin)
    .background(
      style.ground.map(AnyShapeStyle.init) ?? AnyShapeStyle(.clear),
      in: RoundedRectangle(cornerRadius: style.cornerRadius)
    )
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: TextEntryHandler(
          entry: entry, room: room, hasRows: axis == .vertical, change: edit, focus: focus,
          submit: submit, isSecret: isSecret, deleteBefore: deleteBefore),
        showsFocusRing: style != .plain)
    )
    .modifier(EditingModifier())
    .aligned(to: .cell)
  }

  private var margin: CGFloat { style == .plain ? 0 : 8 }

  private var field: EditedText {
    EditedText(source: .plain(isValue ? typed : text), selection: selection, edited: $edited)
  }

  /// A value as it is typed.
  private var typed: Binding<String> {
    Binding(get: { shown }, set: { draft = Draft(typed: $0, origin: text.wrappedValue) })
  }

  /// What has been typed of a value that has not changed since, and otherwise the text.
  private var shown: String {
    let text = text.wrappedValue
    return draft.flatMap { $0.origin == text ? $0.typed : nil } ?? text
  }

  /// Takes what has been typed; it can be undone, but for values in a format and what is secret.
  private func edit(_ entry: TextEntry) {
    if isValue || isSecret {
      field.show(entry)
    } else {
      undo.edit(field, to: entry, in: undoManager)
    }
  }

  private func focus(_ isFocused: Bool) {
    readDraft()
    undo.pause()
    if isFocused { field.begin(atEnd: true) }
    self.isFocused = isFocused
    onEditingChanged(isFocused)
  }

  private func submit() {
    readDraft()
    undo.pause()
    onCommit()
    submission(.text)
  }

  /// Makes a value of what has been typed; what is not in the format is forgotten.
  private func readDraft() {
    guard draft != nil else { return }
    let typed = shown
    draft = nil
    if typed != text.wrappedValue { text.wrappedValue = typed }
  }

  private struct Draft {
    let typed: String
    /// The value in its format, when this was typed.
    let origin: String
  }
}

extension EnvironmentValues {
  /// Takes away what stands before the text of a field, when Backspace is pressed at its beginning;
  /// nil is nothing.
  @Entry var deleteBeforeText: (() -> Void)?
}
