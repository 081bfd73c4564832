/// The part of a line that shows when there are fewer columns than it needs.
struct TextWindow: Hashable, Sendable {
  /// The number of the first character that shows.
  private(set) var first = 0

  /// Moves as little as needed so that the cursor, and a column for it, shows.
  ///
  /// - Parameters:
  ///   - cursor: How many characters are before the cursor.
  ///   - widths: The columns of each character.
  ///   - columns: The columns there are, at least 1.
  mutating func show(_ cursor: Int, in widths: [Int], columns: Int) {
    first = min(first, cursor, widths.count)
    let cursorWidth = cursor < widths.count ? widths[cursor] : 1
    var used = widths[first..<cursor].reduce(cursorWidth, +)
    while used > columns, first < cursor {
      used -= widths[first]
      first += 1
    }
    // Room that the end of the text leaves free is given to its beginning.
    let rest = widths[cursor...].dropFirst().reduce(0, +)
    while first > 0, used + rest + widths[first - 1] <= columns {
      first -= 1
      used += widths[first]
    }
  }
}
