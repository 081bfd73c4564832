extension TextEntry {
  /// Puts the cursor into the row above or below, as far along it as it was before it went through
  /// shorter ones; from the first row to the start of the text, from the last to its end.
  ///
  /// Rows have `room` columns; lines are not broken where that is nil.
  mutating func moveByRow(_ step: Int, room: Int?, marks: Bool) {
    let line = line(at: cursor)
    let rows = rows(of: line, room: room)
    let number = number(among: rows)
    let column = column ?? rows[number].column(of: cursor)
    let isInLine = rows.indices.contains(number + step)
    let row = isInLine ? rows[number + step] : row(step, beside: line, room: room)
    move(to: row?.place(at: column) ?? Caret(step < 0 ? 0 : characters.count), marks: marks)
    self.column = column
  }

  /// Puts the cursor at the beginning or the end of its row.
  mutating func moveInRow(toEnd: Bool, room: Int?, marks: Bool) {
    let rows = rows(of: line(at: cursor), room: room)
    let row = rows[number(among: rows)]
    move(to: toEnd ? row.end : Caret(row.start), marks: marks)
  }

  /// Which of the rows of its line the cursor is in.
  private func number(among rows: [TextRow]) -> Int {
    let place = caret.isAtRowEnd ? cursor - 1 : cursor
    return rows.lastIndex { $0.start <= place } ?? 0
  }

  /// Whether the text has several rows.
  func hasRows(room: Int?) -> Bool {
    let line = line(at: 0)
    return line.upperBound < characters.count || rows(of: line, room: room).count > 1
  }

  /// The characters of the line with a place, without the line break.
  func line(at place: Int) -> Range<Int> {
    let start = characters[..<place].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    return start..<(characters[place...].firstIndex(where: \.isNewline) ?? characters.count)
  }

  /// The last row of the line above, or the first one of the line below.
  private func row(_ step: Int, beside line: Range<Int>, room: Int?) -> TextRow? {
    let place = step < 0 ? line.lowerBound - 1 : line.upperBound + 1
    guard (0...characters.count).contains(place) else { return nil }
    let rows = rows(of: self.line(at: place), room: room)
    return step < 0 ? rows.last : rows.first
  }

  private func rows(of line: Range<Int>, room: Int?) -> [TextRow] {
    TextRow.rows(of: characters[line], start: line.lowerBound, room: room ?? .max)
  }
}
