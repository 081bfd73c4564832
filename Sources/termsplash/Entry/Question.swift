import TermAnim

/// Something that a scene wants to be told, and as much of the answer as has been typed.
struct Question {
  let prompt: String
  private(set) var field: EntryField
  let accepts: (Character) -> Bool
  let answer: @MainActor (String) -> Void

  init(
    prompt: String, field: EntryField, accepts: @escaping (Character) -> Bool,
    answer: @escaping @MainActor (String) -> Void
  ) {
    (self.prompt, self.field) = (prompt, field)
    (self.accepts, self.answer) = (accepts, answer)
  }

  /// Does what a key does in a field of text; keys that do nothing there are left out.
  mutating func edit(_ stroke: KeyStroke) {
    switch (stroke.key, stroke.modifiers) {
    case (.character(let character), []):
      if !character.isControl, accepts(character) { field.insert(character) }
    case (.backspace, _): field.deleteBackward()
    case (.delete, _): field.deleteForward()
    case (.left, _): field.move(by: -1)
    case (.right, _): field.move(by: 1)
    case (.home, _): field.moveToStart()
    case (.end, _): field.moveToEnd()
    default: break
    }
  }
}

extension Character {
  /// Whether any part of the character is a control character.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
