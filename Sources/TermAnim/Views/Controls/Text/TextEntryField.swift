import Foundation

/// The part of a text field that is edited.
struct TextEntryField: View {
  let text: Binding<String>
  let prompt: String
  let isSecret: Bool
  let style: TextFieldLook
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  /// What is shown while the field has the focus: a value in a format is written as it was typed.
  @State private var draft: String?
  @State private var cursor = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.submit) private var submission

  var body: some View {
    let entry = TextEntry(draft ?? text.wrappedValue, cursor: cursor)
    TextEntryLine(
      entry: entry, prompt: prompt, showsCursor: draft != nil, isSecret: isSecret
    ) { place in
      cursor = place
    }
    .padding(style == .plain ? 0 : 8)
    .background(
      style == .plain ? AnyShapeStyle(Color.clear) : AnyShapeStyle(ControlColor.field),
      in: RoundedRectangle(cornerRadius: style.cornerRadius)
    )
    .dimmed(unless: isEnabled)
    .modifier(
      ControlModifier(
        handler: TextEntryHandler(entry: entry, change: change, focus: focus, submit: submit),
        showsFocusRing: style != .plain)
    )
    .aligned(to: .cell)
  }

  private func change(_ entry: TextEntry) {
    cursor = entry.cursor
    guard entry.text != draft else { return }
    draft = entry.text
    text.wrappedValue = entry.text
  }

  private func focus(_ isFocused: Bool) {
    if isFocused { cursor = text.wrappedValue.count }
    draft = isFocused ? text.wrappedValue : nil
    onEditingChanged(isFocused)
  }

  private func submit() {
    onCommit()
    submission(.text)
  }
}
