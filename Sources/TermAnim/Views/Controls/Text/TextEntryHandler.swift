import Foundation

/// Edits a text field by keys and clicks.
nonisolated struct TextEntryHandler: ControlHandler {
  let entry: TextEntry
  /// That of a field with several rows; nil for one with a single row.
  let room: TextRoom?
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
    if key.key == .return, room == nil || key.modifiers.isDisjoint(with: [.option, .shift]) {
      submit()
      return !passesReturnOn
    }
    // A single row leaves them to what is around.
    let isBetweenRows = key.key == .upArrow || key.key == .downArrow
    if let room, isBetweenRows, !entry.hasRows(room: room.columns) { return false }
    if key.key == .delete, entry.caret == TextEntry.Caret(), let deleteBefore {
      deleteBefore()
      return true
    }
    var entry = entry
    if let command = PasteboardCommand(key), command == .paste || !isSecret {
      guard entry.perform(command, isMultiline: room != nil) else { return false }
      change(entry)
      return true
    }
    let isEdited = entry.edit(key, isMultiline: room != nil, room: room?.columns)
    guard isEdited else { return false }
    change(entry)
    return true
  }

  @MainActor
  func insert(_ text: String) -> Bool {
    var entry = entry
    entry.paste(text, isMultiline: room != nil)
    change(entry)
    return true
  }

  @MainActor
  func focus(_ isFocused: Bool) {
    focus(isFocused)
  }
}
