import Testing

@testable import TermAnim

struct CellGridTests {
  @Test func `what is put in a cell is found there`() {
    let grid = CellGrid(columns: 3, rows: 2)
    let ink = CellColor(pixel: 0x12_3456)
    let contents: [Cell.Content] = [
      .pixels, .character("x", columns: 1, attributes: [.bold, .inverse]),
      .character("e\u{301}", columns: 1, attributes: .italic),
    ]
    for (column, content) in contents.enumerated() {
      let cell = Cell(content: content, foreground: ink, background: .none)
      grid[column, 1] = cell
      #expect(grid[column, 1] == cell)
    }
    #expect(
      grid[0, 0]
        == Cell(content: .pixels, foreground: CellColor(pixel: 0), background: CellColor(pixel: 0)))
  }

  @Test(arguments: 1...20)
  func `pictures and cells begin with a line of the cache, whatever their size`(width: Int) {
    let (pixels, grid) = (
      PixelBuffer(width: width, height: 7), CellGrid(columns: width, rows: 3)
    )
    #expect(UInt(bitPattern: pixels.base) % 64 == 0)
    #expect(UInt(bitPattern: grid.foreground) % 64 == 0)
  }

  @Test func `a place outside the grid is a programmer's error`() async {
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 2, rows: 2)[2, 0] }
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: -1, rows: 2) }
    await #expect(processExitsWith: .failure) { _ = CellGrid(columns: 1, rows: 65536) }
  }

  @Test func `a colour is its components`() {
    let color = CellColor(pixel: 0x80_30_20_10)
    #expect((color.red, color.green, color.blue, color.index) == (0x10, 0x20, 0x30, 0xFF))
    #expect(CellColor(index: 7, rgb: 0xFF00_0001).bits == 0x0700_0001)
  }

  @Test func `a full table of clusters takes no more, and numbers are not used again`() {
    let table = ClusterTable()
    let numbers = (0...ClusterTable.capacity).map { table.cluster(for: "\($0)")?.number }
    #expect(Set(numbers.dropLast().compactMap { $0 }).count == ClusterTable.capacity)
    #expect(numbers[ClusterTable.capacity] == nil)
    #expect(table.isCrowded)
    #expect(table.utf8(of: 17).elementsEqual("1".utf8))
    table.removeAll()
    #expect(table.cluster(for: "again")?.number == UInt32(ClusterTable.capacity))
    #expect(table.utf8(of: 17).isEmpty)
  }

  @Test func `columns of a span are those between its ends`() {
    var span = ColumnSpan.empty
    #expect(span.isEmpty && span.columns == 0..<0)
    span.formUnion(ColumnSpan(3..<5))
    span.formUnion(.empty)
    span.formUnion(ColumnSpan(8..<9))
    #expect(span.columns == 3..<9)
  }
}
