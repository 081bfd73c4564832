extension TextEntry {
  /// Does what pressing a place does.
  mutating func press(_ press: TextPress, at place: Caret) {
    switch press {
    case .placesCursor: move(to: place, marks: false)
    case .marks: move(to: place, marks: true)
    case .marksWord: mark(word(at: place.isAtRowEnd ? place.cursor - 1 : place.cursor))
    case .marksLine: mark(line(at: min(place.cursor, characters.count)))
    }
  }

  private mutating func mark(_ range: Range<Int>) {
    move(to: range.lowerBound)
    move(to: range.upperBound, marks: true)
  }

  /// The characters around a place that are of the same kind as the one behind it, or, at the end
  /// of a line, as the one before it.
  private func word(at place: Int) -> Range<Int> {
    let line = line(at: min(place, characters.count))
    guard !line.isEmpty else { return line }
    let pressed = min(place, line.upperBound - 1)
    let kind = WordPart(characters[pressed])
    let start = characters[line.lowerBound..<pressed].lastIndex { WordPart($0) != kind }
    let end = characters[pressed..<line.upperBound].firstIndex { WordPart($0) != kind }
    return (start.map { $0 + 1 } ?? line.lowerBound)..<(end ?? line.upperBound)
  }
}

/// What a character is for words.
private enum WordPart {
  case inside
  case blank
  case mark

  init(_ character: Character) {
    self = character.isInWord ? .inside : character.isWhitespace ? .blank : .mark
  }
}
