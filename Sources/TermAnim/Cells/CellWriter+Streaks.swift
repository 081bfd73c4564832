extension CellWriter {
  /// Writes as many changes from `next` on as need no other pen and next to no motion, and returns
  /// how many they were.
  ///
  /// These are most cells of a gradient: the same as `writePixels` does for them, but in one loop
  /// whose state stays in registers. Must follow a cell of pixels.
  mutating func writeStreak(
    from next: Int, in changes: UnsafeBufferPointer<CellPlace>, seeksRuns: Bool
  ) -> Int {
    let (penForeground, penBackground) = (pen.foreground, pen.background)
    let feeds = capabilities.lineFeedKeepsColumn
    let (upperHalf, lowerHalf, space) = (tokens.upperHalf, tokens.lowerHalf, tokens.space)
    var (out, column, row, index) = (out, pen.column, pen.row, next)
    while index < changes.count, column >= 0 {
      let place = changes[index]
      let back = column - place.column
      let isBelow = feeds && place.row == row + 1 && 0...4 ~= back
      guard isBelow || !seeksRuns && place.row == row && back == 0 else { break }
      let cell = place.row * columns + place.column
      let (upper, lower) = (foreground[cell], background[cell])
      let glyph: ShortBytes
      if upper == penBackground, lower == penForeground || lower == penBackground {
        glyph = lower == penBackground ? space : lowerHalf
      } else if upper == penForeground, lower == penBackground {
        glyph = upperHalf
      } else {
        break
      }
      guard glyphs[cell].isPixels else { break }
      if isBelow { Self.moveDownAndBack(by: back, &out) }
      glyph.write(to: &out)
      (column, row, index) = (place.column + 1, place.row, index + 1)
      if column == columns { column = Pen.unknownPlace }
    }
    (self.out, pen.column, pen.row) = (out, column, row)
    return index - next
  }
}
