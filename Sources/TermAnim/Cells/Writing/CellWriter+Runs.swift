extension CellWriter {
  /// Writes cells in the order given, runs of equal ones at once where the terminal can do that.
  mutating func write(_ changes: UnsafeBufferPointer<CellPlace>) {
    let seeksRuns = capabilities.hasRepeat || canErase
    var next = 0
    while next < changes.count {
      let (column, row) = (changes[next].column, changes[next].row)
      let index = row * pitch + column
      var count = 1
      if !glyphs[index].isPixels {
        writeCharacter(at: index, column: column, row: row)
      } else {
        preferBackground(at: index, next: next, in: changes)
        if seeksRuns { count = runLength(at: index, from: next, in: changes) }
        if count < Self.shortestRun {
          writePixels(at: index, column: column, row: row)
          count = 1
          if next + 1 < changes.count, changes[next + 1].isNear(changes[next]) {
            count += writeStreak(from: next + 1, in: changes, seeksRuns: seeksRuns)
          }
        } else {
          writeRun(of: count, at: index, column: column, row: row)
        }
      }
      next += count
    }
  }

  /// No sequence is shorter than so many spaces.
  private static let shortestRun = 4
  /// A background costs about 18 bytes, and then each solid cell one byte instead of three.
  private static let worthABackground = 9

  private var canErase: Bool { capabilities.erasesWithBackground }

  /// Makes a colour the background that is only the foreground, when many solid cells follow.
  @inline(__always)
  private mutating func preferBackground(
    at index: Int, next: Int, in changes: UnsafeBufferPointer<CellPlace>
  ) {
    let color = foreground[index]
    guard color == pen.foreground, color == background[index], color != pen.background,
      next + Self.worthABackground < changes.count
    else { return }
    for later in next + 1...next + Self.worthABackground {
      let place = changes[later].row * pitch + changes[later].column
      guard glyphs[place].isPixels, foreground[place] == color, background[place] == color else {
        return
      }
    }
    setAttributes(0)
    setColors(foreground: pen.foreground, background: color)
  }

  /// How many of the changes from `next` on are cells like the first, side by side.
  @inline(__always)
  private func runLength(
    at index: Int, from next: Int, in changes: UnsafeBufferPointer<CellPlace>
  ) -> Int {
    let (upper, lower) = (foreground[index], background[index])
    let (column, row) = (changes[next].column, changes[next].row)
    var count = 1
    while next + count < changes.count {
      let place = changes[next + count]
      guard place == CellPlace(column: column + count, row: row), column + count < columns,
        foreground[index + count] == upper, background[index + count] == lower,
        glyphs[index + count].isPixels
      else { break }
      count += 1
    }
    return count
  }

  private mutating func writeRun(of count: Int, at index: Int, column: Int, row: Int) {
    if foreground[index] == background[index], canErase {
      let isWorthErasing = capabilities.hasEraseCharacters && !capabilities.hasRepeat && count > 10
      if column + count == columns || isWorthErasing {
        return erase(count, at: index, column: column, row: row)
      }
    }
    writePixels(at: index, column: column, row: row)
    repeatLast(count - 1, at: index, column: column, row: row)
  }

  /// Erases solid cells, which leaves the cursor before them.
  private mutating func erase(_ count: Int, at index: Int, column: Int, row: Int) {
    move(toColumn: column, row: row)
    setAttributes(0)
    setColors(foreground: pen.foreground, background: background[index])
    if column + count == columns {
      append(EscapeSequences.eraseToEndOfLine)
    } else {
      appendSequence(count, final: EscapeSequences.eraseCharactersFinal)
    }
  }

  private mutating func repeatLast(_ count: Int, at index: Int, column: Int, row: Int) {
    let isSpace = foreground[index] == background[index] && pen.background == background[index]
    if capabilities.hasRepeat, count * (isSpace ? 1 : 3) > 6 {
      appendSequence(count, final: EscapeSequences.repeatFinal)
      advance(count)
    } else {
      for offset in 1...count {
        writePixels(at: index + offset, column: column + offset, row: row)
      }
    }
  }
}
