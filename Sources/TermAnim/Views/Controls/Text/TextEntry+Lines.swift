extension TextEntry {
  /// The number of the line that the cursor is in.
  var line: Int { characters[..<cursor].count(where: \.isNewline) }

  /// A line of a text.
  struct Line {
    /// The line alone, with the cursor where it is in it, or else at its beginning.
    let entry: TextEntry
    let hasCursor: Bool
    /// How many characters are before the line.
    let start: Int
  }

  /// The lines; one, empty, for an empty text.
  var lines: [Line] {
    var start = 0
    return characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      defer { start += line.count + 1 }
      let place = cursor - start
      let hasCursor = place >= 0 && place <= line.count
      return Line(
        entry: TextEntry(String(line), cursor: hasCursor ? place : 0), hasCursor: hasCursor,
        start: start)
    }
  }
}
