extension CellWriter {
  /// Writes a cell of two pixels, choosing the glyph that asks for the fewest colours.
  ///
  /// Where the lower half block costs the same it is taken: terminals that draw blocks out of a
  /// font show fewer seams with it.
  @inline(__always)
  mutating func writePixels(at index: Int, column: Int, row: Int) {
    move(toColumn: column, row: row)
    setAttributes(0)
    let (upper, lower) = (foreground[index], background[index])
    if upper == lower {
      writeSolid(upper)
    } else if upper == pen.background || lower == pen.foreground {
      setColors(foreground: lower, background: upper)
      tokens.lowerHalf.write(to: &out)
    } else if lower == pen.background || upper == pen.foreground {
      setColors(foreground: upper, background: lower)
      tokens.upperHalf.write(to: &out)
    } else {
      setColors(foreground: lower, background: upper)
      tokens.lowerHalf.write(to: &out)
    }
    advance()
  }

  @inline(__always)
  private mutating func writeSolid(_ color: CellColor) {
    if color != pen.background, color == pen.foreground, capabilities.hasUnicode {
      tokens.full.write(to: &out)
    } else {
      setColors(foreground: pen.foreground, background: color)
      append(0x20)
    }
  }

  /// Writes a character, or nothing for the right half of one.
  ///
  /// Where terminals disagree about its width its cells are blanked first, and afterwards the
  /// column is held to be unknown, so that the next motion is absolute.
  mutating func writeCharacter(at index: Int, column: Int, row: Int) {
    let glyph = glyphs[index]
    guard !glyph.isContinuation else { return }
    let width = glyph.isWide ? 2 : 1
    move(toColumn: column, row: row)
    setAttributes(glyph.attributes)
    setColors(foreground: foreground[index], background: background[index])
    if glyph.isUncertain {
      for _ in 0..<width { append(0x20) }
      advance(width)
      move(toColumn: column, row: row)
    }
    appendText(of: glyph)
    advance(width)
    if glyph.isUncertain { pen.column = Pen.unknownPlace }
  }

  private mutating func appendText(of glyph: CellGlyph) {
    if glyph.isCluster {
      clusters.copy(glyph.payload, to: &out)
    } else if let scalar = Unicode.Scalar(glyph.payload) {
      for byte in scalar.utf8 { append(byte) }
    }
  }
}
