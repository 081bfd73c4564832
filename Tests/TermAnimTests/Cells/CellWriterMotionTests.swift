import Testing

@testable import TermAnim

struct CellWriterMotionTests {
  /// Columns and rows near the edges and where numbers get another digit.
  private static let columns = [0, 1, 2, 3, 5, 8, 9, 10, 11, 60, 98, 99, 100, 119]
  private static let rows = [0, 1, 2, 3, 8, 9, 10, 11, 29]

  private let screen = CellGrid(columns: 120, rows: 30)
  private let buffer = ScratchBuffer<UInt8>()
  private let parameters = ParameterTable()

  private func bytes(
    from pen: Pen, toColumn column: Int, row: Int, keepsColumn: Bool = true,
    isInline: Bool = false
  ) -> [UInt8] {
    buffer.reserve(CellWriter.mostBytes(pixels: 1, characters: 1))
    var writer = CellWriter(
      to: buffer.base, pen: pen, screen: screen, clusters: screen.clusters,
      parameters: parameters,
      capabilities: OutputCapabilities(lineFeedKeepsColumn: keepsColumn, isInline: isInline))
    writer.move(toColumn: column, row: row)
    #expect(writer.pen.column == column && writer.pen.row == row)
    return Array(UnsafeBufferPointer(start: buffer.base, count: writer.out - buffer.base))
  }

  private func pen(_ column: Int, _ row: Int) -> Pen {
    var pen = Pen.unknown
    (pen.column, pen.row) = (column, row)
    return pen
  }

  @Test(arguments: [true, false])
  func `every motion arrives and is no longer than any single sequence`(keepsColumn: Bool) {
    let screen = VirtualScreen(columns: 120, rows: 30)
    for startRow in Self.rows {
      for startColumn in Self.columns {
        for row in Self.rows {
          for column in Self.columns {
            screen.feed("\u{1B}[\(startRow + 1);\(startColumn + 1)H".utf8)
            let motion = bytes(
              from: pen(startColumn, startRow), toColumn: column, row: row,
              keepsColumn: keepsColumn)
            screen.feed(motion)
            #expect(screen.cursor == (column, row))
            let absolute = "\u{1B}[\(row + 1);\(column + 1)H".utf8.count
            #expect(motion.count <= absolute)
            if startRow == row { #expect(motion.count <= 3 + String(column + 1).count) }
            if startColumn == column {
              #expect(motion.count <= 3 + String(abs(row - startRow)).count)
            }
          }
        }
      }
    }
  }

  @Test func `rows among others of the screen are reached from wherever they are`() {
    let screen = VirtualScreen(columns: 120, rows: 40)
    for startRow in Self.rows {
      for startColumn in Self.columns + [-1] {
        for row in Self.rows {
          for column in Self.columns {
            screen.feed("\u{1B}[\(startRow + 8);\(max(startColumn, 0) + 1)H".utf8)
            screen.feed(
              bytes(from: pen(startColumn, startRow), toColumn: column, row: row, isInline: true))
            #expect(screen.cursor == (column, row + 7))
          }
        }
      }
    }
  }

  @Test func `the short ones are taken`() {
    func spelled(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 50, row: 5)) == "")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 49, row: 6)) == "\n\u{8}")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 46, row: 6)) == "\n\u{8}\u{8}\u{8}\u{8}")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 50, row: 4)) == "\u{1B}M")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 0, row: 5)) == "\r")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 0, row: 0)) == "\u{1B}[H")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 70, row: 5)) == "\u{1B}[20C")
    #expect(spelled(bytes(from: pen(110, 5), toColumn: 8, row: 5)) == "\u{1B}[9G")
    #expect(spelled(bytes(from: pen(90, 5), toColumn: 99, row: 5)) == "\u{1B}[9C")
    #expect(spelled(bytes(from: pen(50, 5), toColumn: 50, row: 15)) == "\u{1B}[10B")
    #expect(spelled(bytes(from: pen(50, 25), toColumn: 50, row: 15)) == "\u{1B}[10A")
    #expect(spelled(bytes(from: pen(110, 5), toColumn: 101, row: 5)) == "\u{1B}[9D")
  }

  @Test func `after the last column only absolute columns are trusted`() {
    #expect(bytes(from: pen(-1, 5), toColumn: 118, row: 5) == Array("\u{1B}[119G".utf8))
    #expect(bytes(from: pen(-1, 5), toColumn: 0, row: 6) == Array("\n\r".utf8))
  }
}
