extension CellWriter {
  /// Writes as many changes from `next` on as need next to no motion, and returns how many they
  /// were.
  ///
  /// These are most cells of a gradient or of a busy picture: the same as `writePixels` does for
  /// them, but in one loop whose state stays in registers. Where runs are worth seeking, only cells
  /// that lie below each other and need no other pen. Must follow a cell of pixels.
  mutating func writeStreak(
    from next: Int, in changes: UnsafeBufferPointer<CellPlace>, seeksRuns: Bool
  ) -> Int {
    let setsColors = capabilities.colorDepth == .trueColor && !seeksRuns
    let (feeds, tokens, parameters) = (capabilities.lineFeedKeepsColumn, tokens, parameters)
    var (out, column, row, index) = (out, pen.column, pen.row, next)
    var (penForeground, penBackground) = (pen.foreground, pen.background)
    while index < changes.count, column >= 0 {
      let place = changes[index]
      let back = column - place.column
      let isBelow = feeds && place.row == row + 1 && 0...4 ~= back
      guard isBelow || !seeksRuns && place.row == row && back == 0 else { break }
      let cell = place.row * pitch + place.column
      guard glyphs[cell].isPixels,
        let look = Look(
          upper: foreground[cell], lower: background[cell], foreground: penForeground,
          background: penBackground, tokens)
      else { break }
      let changesForeground = look.foreground != penForeground
      let changesBackground = look.background != penBackground
      guard setsColors || !changesForeground && !changesBackground else { break }
      if isBelow { Self.moveDownAndBack(by: back, &out) }
      if changesForeground || changesBackground {
        Self.setTrueColors(
          foreground: look.foreground, changesForeground, background: look.background,
          changesBackground, tokens, parameters, to: &out)
        (penForeground, penBackground) = (look.foreground, look.background)
      }
      look.glyph.write(to: &out)
      (column, row, index) = (place.column + 1, place.row, index + 1)
      if column == columns { column = Pen.unknownPlace }
    }
    (self.out, pen.column, pen.row) = (out, column, row)
    (pen.foreground, pen.background) = (penForeground, penBackground)
    return index - next
  }

  /// How a cell of pixels is drawn with fewest colours sent.
  private struct Look {
    let foreground: CellColor
    let background: CellColor
    let glyph: ShortBytes

    /// The look after a pen, as `writePixels` chooses it; nil where there is more to weigh: one
    /// colour that only the foreground has.
    @inline(__always)
    init?(
      upper: CellColor, lower: CellColor, foreground penForeground: CellColor,
      background penBackground: CellColor, _ tokens: WriterTokens
    ) {
      if upper == lower {
        guard upper == penBackground || upper != penForeground else { return nil }
        (foreground, background, glyph) = (penForeground, upper, tokens.space)
      } else if upper != penBackground, lower != penForeground,
        lower == penBackground || upper == penForeground
      {
        (foreground, background, glyph) = (upper, lower, tokens.upperHalf)
      } else {
        (foreground, background, glyph) = (lower, upper, tokens.lowerHalf)
      }
    }
  }
}
