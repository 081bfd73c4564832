import Foundation

/// Edits a text field by keys and clicks.
nonisolated struct TextEntryHandler: ControlHandler {
  let entry: TextEntry
  /// Whether Return goes on to others when it has submitted the text.
  let passesReturnOn: Bool
  let change: @MainActor (TextEntry) -> Void
  let focus: @MainActor (Bool) -> Void
  let submit: @MainActor () -> Void
  /// Whether dots stand for the text, which then is not copied.
  let isSecret: Bool
  /// Takes away what stands before the text; nil is nothing.
  var deleteBefore: (() -> Void)?

  var isActivatable: Bool { false }

  var keepsDirection: Bool { true }

  @MainActor
  func press(_ press: Press, in size: CGSize) {}

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if key.key == .return {
      submit()
      return !passesReturnOn
    }
    if key.key == .delete, entry.caret == TextEntry.Caret(), let deleteBefore {
      deleteBefore()
      return true
    }
    var entry = entry
    if let command = PasteboardCommand(key), command == .paste || !isSecret {
      guard entry.perform(command, isMultiline: false) else { return false }
      change(entry)
      return true
    }
    guard entry.edit(key, isMultiline: false) else { return false }
    change(entry)
    return true
  }

  @MainActor
  func insert(_ text: String) -> Bool {
    var entry = entry
    entry.paste(text, isMultiline: false)
    change(entry)
    return true
  }

  @MainActor
  func focus(_ isFocused: Bool) {
    focus(isFocused)
  }
}
