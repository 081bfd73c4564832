/// The rows of cells that show a text that is edited.
struct TextRows {
  /// At least one, which is empty for an empty text.
  private(set) var rows: [TextRow]
  /// How many columns the text has; nil for a text in one row.
  let room: Int?

  /// Breaks a text at its line breaks, and where more columns are needed than there are; without
  /// `room` all of it is in one row.
  ///
  /// O(characters).
  init(_ characters: [Character], room: Int?) {
    self.room = room
    rows = room.map { Self.rows(of: characters[...], room: $0) } ?? [TextRow(characters)]
  }

  private static func rows(of text: ArraySlice<Character>, room: Int) -> [TextRow] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      TextRow.rows(of: $0, start: $0.startIndex, room: room)
    }
  }

  /// Breaks anew the lines of a text in which `difference` has come about.
  ///
  /// Takes time in proportion to the characters of those lines, and to the number of rows.
  mutating func follow(_ characters: [Character], _ difference: TextDifference) {
    guard let room else {
      rows = [TextRow(characters)]
      return
    }
    var first = row(at: difference.oldRange.lowerBound)
    while first > 0, !rows[first - 1].endsLine { first -= 1 }
    var last = row(at: difference.oldRange.upperBound)
    while !rows[last].endsLine { last += 1 }
    let growth = difference.newRange.count - difference.oldRange.count
    let end = rows[last].start + rows[last].count + growth
    let new = Self.rows(of: characters[rows[first].start..<end], room: room)
    for index in rows.indices[(last + 1)...] { rows[index].start += growth }
    rows.replaceSubrange(first...last, with: new)
  }

  /// The number of the row with a place of the cursor.
  func row(at place: Int) -> Int {
    var (low, high) = (0, rows.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if rows[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
