import Foundation

/// Edits a text of several lines by keys.
nonisolated struct TextEditorHandler: ControlHandler {
  let entry: TextEntry
  let room: TextRoom
  let change: @MainActor (TextEntry) -> Void
  let focus: @MainActor (Bool) -> Void

  var keepsDirection: Bool { true }

  var editsText: Bool { true }

  @MainActor
  func press(_ press: Press, in size: CGSize) { room.element?.follow(beside: press) }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    var entry = entry
    if let command = PasteboardCommand(key) {
      guard entry.perform(command, isMultiline: true) else { return false }
      change(entry)
      return true
    }
    guard entry.edit(key, isMultiline: true, room: room.columns) else { return false }
    change(entry)
    return true
  }

  @MainActor
  func insert(_ text: String) -> Bool {
    var entry = entry
    entry.paste(text, isMultiline: true)
    change(entry)
    return true
  }

  @MainActor
  func focus(_ isFocused: Bool) {
    focus(isFocused)
  }
}
