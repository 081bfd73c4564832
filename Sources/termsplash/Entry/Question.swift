import TermAnim

/// Something that a scene wants to be told, and as much of the answer as has been typed.
struct Question {
  private let ask: String
  private let hint: String
  private(set) var field: EntryField
  /// Whether what the field holds was given as an answer and is none.
  private(set) var isRefused = false
  private let accepts: (String) -> Bool
  private let answer: @MainActor (String) -> Bool

  /// - Parameters:
  ///   - prompt: What is asked for.
  ///   - hint: Says so instead when an answer was none.
  ///   - field: As much as has been typed.
  ///   - accepts: Whether a text may be typed.
  ///   - answer: Takes the answer, and returns whether it is one.
  init(
    prompt: String, hint: String, field: EntryField, accepts: @escaping (String) -> Bool,
    answer: @escaping @MainActor (String) -> Bool
  ) {
    (ask, self.hint, self.field) = (prompt, hint, field)
    (self.accepts, self.answer) = (accepts, answer)
  }

  var prompt: String { isRefused ? hint : ask }

  /// Gives what has been typed as the answer, and returns whether it is one.
  @MainActor
  mutating func close() -> Bool {
    isRefused = !answer(field.text)
    return !isRefused
  }

  /// Does what a key does in a field of text; keys that do nothing there are left out.
  mutating func edit(_ stroke: KeyStroke) {
    isRefused = false
    switch (stroke.key, stroke.modifiers) {
    case (.character(let character), []): type(character)
    case (.character("u"), .control): field.deleteToStart()
    case (.backspace, _): field.deleteBackward()
    case (.delete, _): field.deleteForward()
    case (.left, _): field.move(by: -1)
    case (.right, _): field.move(by: 1)
    case (.home, _): field.moveToStart()
    case (.end, _): field.moveToEnd()
    default: break
    }
  }

  private mutating func type(_ character: Character) {
    var typed = field
    typed.insert(character)
    if !character.isControl, accepts(typed.text) { field = typed }
  }
}

extension Character {
  /// Whether any part of the character is a control character.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
