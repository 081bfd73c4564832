extension TextEntry {
  /// Which line the cursor is in.
  var line: Line.ID { Line.ID(number: characters[..<cursor].count(where: \.isNewline)) }

  /// A line of a text.
  struct Line: Identifiable {
    /// Tells a line from others, and from all that a program gives identities to.
    struct ID: Hashable {
      let number: Int
    }

    let id: ID
    /// The line alone, with the cursor where it is in it, or else where what is marked of it
    /// begins, and the line does where nothing is.
    let entry: TextEntry
    let hasCursor: Bool
    /// How many characters are before the line.
    let start: Int
  }

  /// The lines; one, empty, for an empty text.
  var lines: [Line] {
    var start = 0
    let lines = characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().map { number, line in
      defer { start += line.count + 1 }
      let caret = caret.within(start: start, count: line.count)
      let hasCursor = start...start + line.count ~= cursor
      let marked = caret.marked
      let others = marked.isEmpty ? Caret() : Caret(marked.lowerBound, anchor: marked.upperBound)
      return Line(
        id: Line.ID(number: number),
        entry: TextEntry(String(line), caret: hasCursor ? caret : others), hasCursor: hasCursor,
        start: start)
    }
  }
}
