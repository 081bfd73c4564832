import Foundation

/// Edits a text field by keys and clicks.
nonisolated struct TextEntryHandler: ControlHandler {
  let entry: TextEntry
  let change: @MainActor (TextEntry) -> Void
  let focus: @MainActor (Bool) -> Void
  let submit: @MainActor () -> Void

  @MainActor
  func press(_ press: Press, in size: CGSize, memory: inout Void) {}

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if key.key == .return {
      submit()
      return true
    }
    var entry = entry
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
