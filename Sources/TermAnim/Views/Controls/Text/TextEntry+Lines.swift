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
    /// The line alone, with the cursor where it is in it, or else at its beginning.
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
      let place = cursor - start
      let hasCursor = place >= 0 && place <= line.count
      return Line(
        id: Line.ID(number: number),
        entry: TextEntry(String(line), cursor: hasCursor ? place : 0), hasCursor: hasCursor,
        start: start)
    }
  }
}
