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
    let vertical = Vertical(down: row - pen.row, feeds: capabilities.lineFeedKeepsColumn)
    let horizontal = Horizontal(from: pen.column, to: column, ofColumns: columns)
    if capabilities.isInline
      || vertical.cost + horizontal.cost <= Self.absoluteCost(toColumn: column, row: row)
    {
      write(vertical, down: row - pen.row)
      write(horizontal, right: column - pen.column, column: column)
    } else {
      moveAbsolutely(toColumn: column, row: row)
    }
  }

  /// Writes the few cells up to `column` if they are spaces to the pen, which is never longer than
  /// a motion; they are on the screen already or will be.
  private mutating func fillGap(toColumn column: Int) -> Bool {
    let gap = column - pen.column
    guard pen.column >= 0, 1...3 ~= gap, pen.attributes == 0 else { return false }
    let start = pen.row * pitch + pen.column
    for cell in start..<start + gap {
      guard glyphs[cell].isPixels, foreground[cell] == pen.background,
        background[cell] == pen.background
      else { return false }
    }
    for _ in 0..<gap { append(0x20) }
    return true
  }

  /// A number and the byte that ends its sequence; numbers below 256 come out of a table.
  @inline(__always)
  private mutating func append(_ number: Int, final: UInt8) {
    if number < 256 {
      parameters[number].write(to: &out)
      out[-1] = final
    } else {
      append(number: number)
      append(final)
    }
  }

  private static func absoluteCost(toColumn column: Int, row: Int) -> Int {
    if column == 0 { return row == 0 ? 3 : 3 + digits(row + 1) }
    return 4 + digits(row + 1) + digits(column + 1)
  }

  private mutating func moveAbsolutely(toColumn column: Int, row: Int) {
    tokens.introducer.write(to: &out)
    if column != 0 {
      append(row + 1, final: EscapeSequences.parameterSeparator)
      append(column + 1, final: EscapeSequences.cursorPositionFinal)
    } else if row != 0 {
      append(row + 1, final: EscapeSequences.cursorPositionFinal)
    } else {
      append(EscapeSequences.cursorPositionFinal)
    }
  }

  @inline(__always)
  private mutating func write(_ motion: Vertical, down: Int) {
    switch motion.kind {
    case .none: break
    case .lineFeeds: for _ in 0..<down { append(EscapeSequences.lineFeed) }
    case .down: appendMotion(down, final: EscapeSequences.cursorDownFinal)
    case .reverseLineFeed: append(EscapeSequences.reverseLineFeed)
    case .up: appendMotion(-down, final: EscapeSequences.cursorUpFinal)
    }
  }

  @inline(__always)
  private mutating func write(_ motion: Horizontal, right: Int, column: Int) {
    switch motion.kind {
    case .none: break
    case .carriageReturn: append(EscapeSequences.carriageReturn)
    case .toColumn: appendMotion(column + 1, final: EscapeSequences.cursorColumnFinal)
    case .right: appendMotion(right, final: EscapeSequences.cursorForwardFinal)
    case .left: appendMotion(-right, final: EscapeSequences.cursorBackFinal)
    case .backspaces: for _ in 0..<(-right) { append(EscapeSequences.backspace) }
    }
  }

  /// `CSI number final`, without the number where it is 1.
  @inline(__always)
  private mutating func appendMotion(_ number: Int, final: UInt8) {
    tokens.introducer.write(to: &out)
    if number == 1 { append(final) } else { append(number, final: final) }
  }

  /// The bytes of `CSI number final`.
  @inline(__always)
  private static func sequenceCost(_ number: Int) -> Int {
    number == 1 ? 3 : 3 + digits(number)
  }

  @inline(__always)
  private static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : number < 10_000 ? 4 : 5
  }
}

extension CellWriter {
  /// The shortest way to another row, and its bytes.
  private struct Vertical {
    enum Kind { case none, lineFeeds, down, reverseLineFeed, up }
    let kind: Kind
    let cost: Int

    @inline(__always)
    init(down: Int, feeds: Bool) {
      if down == 0 {
        (kind, cost) = (.none, 0)
      } else if down == -1 {
        (kind, cost) = (.reverseLineFeed, 2)
      } else {
        let sequence = CellWriter.sequenceCost(abs(down))
        let isFed = down > 0 && feeds && down <= sequence
        (kind, cost) = isFed ? (.lineFeeds, down) : (down > 0 ? .down : .up, sequence)
      }
    }
  }

  /// The shortest way to another column of the row, and its bytes.
  private struct Horizontal {
    enum Kind { case none, carriageReturn, toColumn, right, left, backspaces }
    let kind: Kind
    let cost: Int

    /// The fewest columns on which CR alone ends the wait for the next line after the last column.
    ///
    /// On fewer, a wide character can end in the last column and begin in the first, where libvterm
    /// holds CR to be no motion.
    private static let leastColumns = 3

    /// A way from a column, or from one that is not known, which may be behind the last.
    @inline(__always)
    init(from start: Int, to column: Int, ofColumns columns: Int) {
      let right = column - start
      let absolute = 3 + CellWriter.digits(column + 1)
      if right == 0 {
        (kind, cost) = (.none, 0)
      } else if column == 0, start >= 0 || columns >= Self.leastColumns {
        (kind, cost) = (.carriageReturn, 1)
      } else if start < 0 {
        (kind, cost) = (.toColumn, absolute)
      } else {
        let sequence = CellWriter.sequenceCost(abs(right))
        let isBack = right < 0 && -right <= sequence
        let relative = isBack ? -right : sequence
        let kind = right > 0 ? Kind.right : isBack ? .backspaces : .left
        (self.kind, cost) = absolute < relative ? (.toColumn, absolute) : (kind, relative)
      }
    }
  }
}
