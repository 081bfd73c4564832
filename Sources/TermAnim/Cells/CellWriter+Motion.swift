extension CellWriter {
  /// Moves the cursor by the shortest sequence there is.
  @inline(__always)
  mutating func move(toColumn column: Int, row: Int) {
    if row == pen.row, column == pen.column { return }
    let back = pen.column - column
    if row == pen.row + 1, pen.row >= 0, 0...4 ~= back, column >= 0,
      capabilities.lineFeedKeepsColumn
    {
      Self.moveDownAndBack(by: back, &out)
    } else {
      moveFar(toColumn: column, row: row)
    }
    (pen.column, pen.row) = (column, row)
  }

  /// LF and up to four BS: the step from one cell of a falling diagonal to the next.
  @inline(__always)
  static func moveDownAndBack(by back: Int, _ out: inout UnsafeMutablePointer<UInt8>) {
    let backspaces = 0x0101_0101_0101_0101 &* UInt64(EscapeSequences.backspace)
    let word = backspaces << 8 | UInt64(EscapeSequences.lineFeed)
    UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt64.self)
    out += 1 + back
  }

  private mutating func moveFar(toColumn column: Int, row: Int) {
    guard pen.row >= 0 else { return moveAbsolutely(toColumn: column, row: row) }
    if row == pen.row, fillGap(toColumn: column) { return }
    let relative = verticalCost(toRow: row) + horizontalCost(toColumn: column)
    if relative <= absoluteCost(toColumn: column, row: row) {
      moveVertically(toRow: row)
      moveHorizontally(toColumn: column)
    } else {
      moveAbsolutely(toColumn: column, row: row)
    }
  }

  /// Writes the few cells up to `column` if they are spaces to the pen, which is never longer than
  /// a motion; they are on the screen already or will be.
  private mutating func fillGap(toColumn column: Int) -> Bool {
    let gap = column - pen.column
    guard pen.column >= 0, 1...3 ~= gap, pen.attributes == 0 else { return false }
    let start = pen.row * columns + pen.column
    for cell in start..<start + gap {
      guard glyphs[cell].isPixels, foreground[cell] == pen.background,
        background[cell] == pen.background
      else { return false }
    }
    for _ in 0..<gap { append(0x20) }
    return true
  }

  private func absoluteCost(toColumn column: Int, row: Int) -> Int {
    if column == 0 { return row == 0 ? 3 : 3 + digits(row + 1) }
    return 4 + digits(row + 1) + digits(column + 1)
  }

  private mutating func moveAbsolutely(toColumn column: Int, row: Int) {
    tokens.introducer.write(to: &out)
    if row != 0 || column != 0 { append(number: row + 1) }
    if column != 0 {
      append(EscapeSequences.parameterSeparator)
      append(number: column + 1)
    }
    append(EscapeSequences.cursorPositionFinal)
  }

  private func verticalCost(toRow row: Int) -> Int {
    let down = row - pen.row
    if down == 0 { return 0 }
    if down == -1 { return 2 }
    let sequence = sequenceCost(abs(down))
    return down > 0 && capabilities.lineFeedKeepsColumn ? min(down, sequence) : sequence
  }

  private mutating func moveVertically(toRow row: Int) {
    let down = row - pen.row
    if down > 0, capabilities.lineFeedKeepsColumn, down <= sequenceCost(down) {
      for _ in 0..<down { append(EscapeSequences.lineFeed) }
    } else if down > 0 {
      appendSequence(down, final: EscapeSequences.cursorDownFinal)
    } else if down == -1 {
      append(EscapeSequences.reverseLineFeed)
    } else if down < 0 {
      appendSequence(-down, final: EscapeSequences.cursorUpFinal)
    }
  }

  private func horizontalCost(toColumn column: Int) -> Int {
    if column == pen.column { return 0 }
    if column == 0 { return 1 }
    let absolute = 3 + digits(column + 1)
    guard pen.column >= 0 else { return absolute }
    let right = column - pen.column
    return min(absolute, right > 0 ? sequenceCost(right) : min(-right, sequenceCost(-right)))
  }

  private mutating func moveHorizontally(toColumn column: Int) {
    let cost = horizontalCost(toColumn: column)
    let right = column - pen.column
    if cost == 0 { return }
    if column == 0 {
      append(EscapeSequences.carriageReturn)
    } else if pen.column < 0 || cost < min(abs(right), sequenceCost(abs(right))) {
      appendSequence(column + 1, final: EscapeSequences.cursorColumnFinal)
    } else if right > 0 {
      appendSequence(right, final: EscapeSequences.cursorForwardFinal)
    } else if -right <= sequenceCost(-right) {
      for _ in 0..<(-right) { append(EscapeSequences.backspace) }
    } else {
      appendSequence(-right, final: EscapeSequences.cursorBackFinal)
    }
  }

  /// The bytes of `CSI number final`.
  private func sequenceCost(_ number: Int) -> Int {
    number == 1 ? 3 : 3 + digits(number)
  }

  private func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5
  }
}
