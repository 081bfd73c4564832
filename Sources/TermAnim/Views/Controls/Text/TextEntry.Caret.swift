extension TextEntry {
  /// Where a text is edited: the cursor, and the other end of what is marked.
  struct Caret: Hashable, Sendable {
    /// How many characters are before the cursor.
    var cursor: Int
    /// How many are before the other end; as many where nothing is marked.
    var anchor: Int
    /// Whether the cursor is behind a row whose line goes on without a space, and not before the
    /// next one.
    var isAtRowEnd = false

    init(_ cursor: Int = 0, anchor: Int? = nil) {
      (self.cursor, self.anchor) = (cursor, anchor ?? cursor)
    }

    /// The numbers of the characters that are marked; empty at the cursor where none are.
    var marked: Range<Int> { min(cursor, anchor)..<max(cursor, anchor) }

    /// The same in a text, or a part of one, that begins `start` characters later and has `count`
    /// of them.
    func within(start: Int = 0, count: Int) -> Caret {
      func place(_ number: Int) -> Int { min(max(number - start, 0), count) }
      return Caret(place(cursor), anchor: place(anchor))
    }
  }
}
