public import Foundation

extension TextEditor {
  /// An editor of text with attributes, which it shows as plain text.
  ///
  /// What is not touched keeps its attributes; what is typed has those of where it stands.
  nonisolated public init(text: Binding<AttributedString>) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue.replaceCharacters(with: $0) }))
  }
}

extension AttributedString {
  /// Makes the characters those of `text`; only what differs is another than before.
  mutating func replaceCharacters(with text: String) {
    let room = min(characters.count, text.count)
    let start = zip(characters, text).prefix { $0 == $1 }.count
    let end = zip(characters.reversed(), text.reversed()).prefix { $0 == $1 }.count
    let kept = min(end, room - start)
    let changed =
      characters.index(startIndex, offsetBy: start)..<characters.index(endIndex, offsetBy: -kept)
    characters.replaceSubrange(changed, with: text.dropFirst(start).dropLast(kept))
  }
}
