import Foundation

/// Edits a text field by keys and clicks.
nonisolated struct TextEntryHandler: ControlHandler {
  let entry: TextEntry
  let room: TextRoom
  /// Whether the text may have several rows.
  let hasRows: Bool
  let change: @MainActor (TextEntry) -> Void
  let focus: @MainActor (Bool) -> Void
  let submit: @MainActor () -> Void
  /// Whether dots stand for the text, which then is not copied.
  let isSecret: Bool
  /// Takes away what stands before the text; nil is nothing.
  var deleteBefore: (() -> Void)?

  var isActivatable: Bool { false }

  var keepsDirection: Bool { true }

  var editsText: Bool { true }

  @MainActor
  func press(_ press: Press, in size: CGSize) { room.element?.follow(beside: press) }

  /// Return submits; where there are rows it makes lines with Option or Shift.
  func makesLine(by key: KeyPress) -> Bool {
    hasRows && key.key == .return && !key.modifiers.isDisjoint(with: [.option, .shift])
  }

  func submits(by key: KeyPress) -> Bool {
    key.key == .return && !makesLine(by: key)
  }

  @MainActor
  func key(_ key: KeyPress) -> Bool {
    if submits(by: key) {
      submit()
      return true
    }
    // A single row leaves them to what is around.
    let isBetweenRows = key.key == .upArrow || key.key == .downArrow
    if hasRows, isBetweenRows, !entry.hasRows(room: room.columns) { return false }
    if key.key == .delete, entry.caret == TextEntry.Caret(), let deleteBefore {
      deleteBefore()
      return true
    }
    var entry = entry
    if let command = PasteboardCommand(key), command == .paste || !isSecret {
      guard entry.perform(command, isMultiline: hasRows) else { return false }
      change(entry)
      return true
    }
    let isEdited = entry.edit(
      isSecret ? key.regardlessOfWords : key, isMultiline: hasRows, room: room.columns)
    guard isEdited else { return false }
    change(entry)
    return true
  }

  @MainActor
  func insert(_ text: String) -> Bool {
    var entry = entry
    entry.paste(text, isMultiline: hasRows)
    change(entry)
    return true
  }

  @MainActor
  func focus(_ isFocused: Bool) {
    focus(isFocused)
  }
}
