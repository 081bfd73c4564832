import Foundation

/// A text while it is being edited: the characters, the place where the next one comes, and those
/// that are marked.
///
/// Everything goes by whole characters (grapheme clusters), so that an accent or an emoji is never
/// torn apart. Moving by words goes to the far end of the next run of letters and figures, as in
/// most editors. What is put in takes the place of what is marked.
struct TextEntry: Hashable, Sendable {
  private(set) var characters: [Character]
  /// All the characters.
  private(set) var text: String
  private(set) var caret: Caret {
    didSet { column = nil }
  }
  /// Where the cursor is to be in a row, while it goes up and down through shorter ones; nil where
  /// that is where it is.
  var column: Int?

  /// A text with the cursor at its end, or else at `cursor`, which is brought into the text.
  init(_ text: String, cursor: Int? = nil) {
    self.init(text, caret: Caret(cursor ?? .max))
  }

  /// A text in which the cursor is, and characters are marked, as `caret` says, brought into the
  /// text.
  init(_ text: String, caret: Caret) {
    (characters, self.text) = (Array(text), text)
    self.caret = caret.within(count: characters.count)
  }

  /// A text that has taken the place of `other`: the cursor stays behind the same characters within
  /// it, or else as many characters before the end.
  ///
  /// In another text nothing is marked.
  init(_ text: String, following other: TextEntry) {
    if text.isSame(as: other.text) {
      self = other
      return
    }
    self.init(text)
    if characters == other.characters {
      caret = other.caret
      return
    }
    let before = other.characters[..<other.cursor]
    let isAtEnd = before.count == other.characters.count
    let staysBehind = !isAtEnd && characters.starts(with: before)
    let distance = other.characters.count - before.count
    move(to: staysBehind ? before.count : characters.count - distance)
  }

  /// How many characters are before the cursor.
  var cursor: Int { caret.cursor }

  /// The characters that are marked.
  var markedText: String { String(characters[caret.marked]) }

  /// Puts `text` at the cursor, and the cursor behind it.
  ///
  /// What a mark is put behind becomes one character with it.
  mutating func insert(_ text: String) {
    let marked = caret.marked
    let range = indices(of: marked)
    let before = characters[..<marked.lowerBound].last
    let after = characters[marked.upperBound...].first
    if text.isApart, before?.isApart ?? true, after?.isApart ?? true {
      let new = Array(text)
      characters.replaceSubrange(marked, with: new)
      self.text.replaceSubrange(range, with: text)
      caret = Caret(marked.lowerBound + new.count)
    } else {
      let start = self.text[..<range.lowerBound] + text
      let rest = self.text[range.upperBound...]
      self = TextEntry(String(start + rest), cursor: start.count)
    }
  }

  /// Where characters are in the text.
  func indices(of range: Range<Int>) -> Range<String.Index> {
    let bytes = text.utf8
    func length(_ range: Range<Int>) -> Int {
      characters.count == bytes.count
        ? range.count : characters[range].reduce(0) { $0 + $1.utf8.count }
    }
    let start = bytes.index(bytes.startIndex, offsetBy: length(0..<range.lowerBound))
    return start..<bytes.index(start, offsetBy: length(range))
  }

  /// Removes what is marked, or else what `move` passes over.
  mutating func delete(_ move: TextMove) {
    if caret.marked.isEmpty { caret.cursor = place(after: move) }
    insert("")
  }

  /// Moves the cursor; what it passes over is marked as well if it `marks`.
  ///
  /// A step from what is marked goes to that end of it.
  mutating func move(_ move: TextMove, marks: Bool = false) {
    let marked = caret.marked
    switch move {
    case .backward where !marks && !marked.isEmpty: caret = Caret(marked.lowerBound)
    case .forward where !marks && !marked.isEmpty: caret = Caret(marked.upperBound)
    default: self.move(to: place(after: move), marks: marks)
    }
  }

  /// Puts the cursor before the character with the number `place`, or else at the nearer end; what
  /// it passes over is marked as well if it `marks`.
  mutating func move(to place: Int, marks: Bool = false) {
    caret = Caret(place, anchor: marks ? caret.anchor : place).within(count: characters.count)
  }

  /// Puts the cursor where `place` says, at the end of a row, too.
  mutating func move(to place: Caret, marks: Bool) {
    move(to: place.cursor, marks: marks)
    if cursor == place.cursor, place.isAtRowEnd, cursor > 0 { caret.isAtRowEnd = true }
  }

  mutating func markAll() {
    caret = Caret(characters.count, anchor: 0)
  }

  private func place(after move: TextMove) -> Int {
    switch move {
    case .backward: max(cursor - 1, 0)
    case .forward: min(cursor + 1, characters.count)
    case .toStart: 0
    case .toEnd: characters.count
    case .wordBackward: wordStart
    case .wordForward: wordEnd
    case .toLineStart: line(at: cursor).lowerBound
    case .toLineEnd: line(at: cursor).upperBound
    }
  }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !characters[place - 1].isInWord { place -= 1 }
    while place > 0, characters[place - 1].isInWord { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !characters[place].isInWord { place += 1 }
    while place < characters.count, characters[place].isInWord { place += 1 }
    return place
  }
}

extension TextEntry {
  static func == (one: TextEntry, other: TextEntry) -> Bool {
    one.caret == other.caret
      && (one.text.isSame(as: other.text) && one.characters.count == other.characters.count
        || one.characters == other.characters)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(caret)
  }
}

extension Character {
  /// Whether words go on with the character.
  var isInWord: Bool { isLetter || isNumber || self == "_" }

  fileprivate var isApart: Bool { unicodeScalars.allSatisfy(\.isApart) }
}

extension String {
  fileprivate var isApart: Bool { unicodeScalars.allSatisfy(\.isApart) }

  /// Whether all is alike, to the last byte.
  fileprivate func isSame(as other: String) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard bytes.count == others.count else { return false }
        guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(start, other, bytes.count) == 0
      } ?? false
    } ?? false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character by itself wherever others like it are beside it.
  ///
  /// What joins others comes later in Unicode, but for the two that end a line together.
  fileprivate var isApart: Bool { value < 0x300 && self != "\r" }
}
