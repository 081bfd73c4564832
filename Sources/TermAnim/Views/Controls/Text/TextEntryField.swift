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
  let style: TextFieldLook
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  /// What was edited last, with its cursor; the text may have become another one since.
  @State private var edited = TextEntry("")
  @State private var isFocused = false
  /// A value as it has been typed so far; nil where that is not begun.
  @State private var draft: Draft?
  @State private var undo = TextUndo()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submit) private var submission
  @Environment(\.isInPanel) private var isInPanel
  @Environment(\.deleteBeforeText) private var deleteBefore
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let entry = entry
    TextEntryLine(
      entry: entry, prompt: prompt, isEdited: isFocused, showsCursor: isFocused,
      isSecret: isSecret
    ) { place, marks in
      var entry = self.entry
      entry.move(to: place, marks: marks)
      change(entry)
    }
    .padding(style == .plain ? 0 : 8)
    .background(
      style == .plain ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlColor.field),
      in: RoundedRectangle(cornerRadius: style.cornerRadius)
    )
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: TextEntryHandler(
          entry: entry, passesReturnOn: isInPanel, change: edit, focus: focus, submit: submit,
          isSecret: isSecret, deleteBefore: deleteBefore),
        showsFocusRing: style != .plain)
    )
    .modifier(EditingModifier())
    .aligned(to: .cell)
  }

  private var entry: TextEntry {
    let entry = TextEntry(shown, following: edited)
    return selection?.wrappedValue.map(entry.selecting) ?? entry
  }

  /// What has been typed of a value that has not changed since, and otherwise the text.
  private var shown: String {
    let text = text.wrappedValue
    return draft.flatMap { $0.origin == text ? $0.typed : nil } ?? text
  }

  /// Takes what has been typed; it can be undone, but for values in a format and what is secret.
  private func edit(_ entry: TextEntry) {
    let old = self.entry
    change(entry)
    if !isValue, !isSecret { undo.note(undoable, was: old, in: undoManager) }
  }

  private var undoable: TextUndo.Field {
    let (text, selection, edited) = (text, selection, $edited)
    return TextUndo.Field {
      TextEntry(text.wrappedValue, following: edited.wrappedValue)
    } show: { entry in
      edited.wrappedValue = entry
      text.wrappedValue = entry.text
      selection?.wrappedValue = entry.selection
    }
  }

  private func change(_ entry: TextEntry) {
    let isSame = entry.text == shown
    edited = entry
    if !isSame {
      if isValue {
        draft = Draft(typed: entry.text, origin: text.wrappedValue)
      } else {
        text.wrappedValue = entry.text
      }
    }
    selection?.wrappedValue = entry.selection
  }

  private func focus(_ isFocused: Bool) {
    readDraft()
    undo.pause()
    if isFocused {
      edited = TextEntry(text.wrappedValue)
      if let selection, selection.wrappedValue == nil { selection.wrappedValue = edited.selection }
    }
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
  /// Takes away what stands before the text of a field, when Backspace is pressed at its beginning; nil is
  /// nothing.
  var deleteBeforeText: (() -> Void)? {
    get { self[DeleteBeforeTextKey.self] }
    set { self[DeleteBeforeTextKey.self] = newValue }
  }

  private enum DeleteBeforeTextKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }
}
