import Testing

@testable import TermAnim

struct PenOrderTests {
  private func changes(of grid: CellGrid) -> [CellPlace] {
    (0..<grid.rows).flatMap { row in
      (0..<grid.columns).map { CellPlace(column: $0, row: row) }
    }
  }

  private func grid(
    _ columns: Int, _ rows: Int, _ colors: (Int, Int) -> (UInt32, UInt32)
  ) -> CellGrid {
    let grid = CellGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let (upper, lower) = colors(column, row)
        grid[column, row] = Cell(
          content: .pixels, foreground: CellColor(pixel: upper), background: CellColor(pixel: lower)
        )
      }
    }
    return grid
  }

  /// The pairs of colours in the order given, neighbours that are equal only once.
  private func pens(_ places: [CellPlace], of grid: CellGrid) -> [Set<UInt32>] {
    var pens: [Set<UInt32>] = []
    for place in places {
      let cell = grid[place.column, place.row]
      let pen: Set = [cell.foreground.bits, cell.background.bits]
      if pens.last != pen { pens.append(pen) }
    }
    return pens
  }

  @Test func `an order has every pair together however many pairs there were before`() throws {
    let order = PenOrder()
    for pairCount in [3, 700, 40, 650, 1, 300] {
      let grid = grid(100, 60) { column, row in
        let pair = (column * 7 + row * 100) % pairCount
        return (UInt32(pair), UInt32(pair / 3 + 5000))
      }
      let places = changes(of: grid)
      let ordered = try #require(
        places.withUnsafeBufferPointer { order.ordered($0, of: grid).map(Array.init) })
      #expect(Set(ordered) == Set(places) && ordered.count == places.count)
      let pens = pens(ordered, of: grid)
      #expect(pens.count == Set(pens).count)
      // The tables have room from the start now, and need not grow.
      let again = places.withUnsafeBufferPointer { order.ordered($0, of: grid).map(Array.init) }
      #expect(again == ordered)
    }
  }

  @Test(arguments: [1024, 1025, 1300, 1533, 1600])
  func `so many pairs that no order pays are given up before there is no room for more`(count: Int)
  {
    let grid = grid(count, 1) { column, _ in (UInt32(column), UInt32(column + 5000)) }
    let places = changes(of: grid)
    let ordered = places.withUnsafeBufferPointer {
      PenOrder().ordered($0, of: grid).map(Array.init)
    }
    #expect(ordered == nil)
  }

  @Test(arguments: 0..<20)
  func `an order has every change once and every pair together`(seed: Int) throws {
    var dice = CellDice(seed: seed)
    let grid = grid(dice.roll(1..<50), dice.roll(1..<20)) { _, _ in
      (UInt32(dice.roll(0..<4)), UInt32(dice.roll(0..<4)))
    }
    let places = changes(of: grid)
    let order = PenOrder()
    for _ in 0..<2 {
      let ordered = try places.withUnsafeBufferPointer {
        Array(try #require(order.ordered($0, of: grid)))
      }
      #expect(Set(ordered) == Set(places) && ordered.count == places.count)
      let pens = pens(ordered, of: grid)
      #expect(Set(pens).count == pens.count)
    }
  }

  @Test func `a chain of pairs is walked from link to link`() throws {
    let grid = grid(90, 4) { column, row in
      (UInt32(column + 2 * row), UInt32(column + 2 * row + 1))
    }
    let order = PenOrder()
    let ordered = try changes(of: grid).withUnsafeBufferPointer {
      Array(try #require(order.ordered($0, of: grid)))
    }
    let pens = pens(ordered, of: grid)
    #expect(zip(pens, pens.dropFirst()).allSatisfy { !$0.isDisjoint(with: $1) })
  }

  @Test func `two stripes of one pen come one after the other, each downwards`() throws {
    let grid = grid(20, 9) { column, row in
      // The second stripe leans, as the edges of shapes do.
      column == 1 || column == 14 - row % 2 ? (1, 2) : (3, 4)
    }
    let stripes = [
      (0..<9).map { CellPlace(column: 1, row: $0) },
      (0..<9).map { CellPlace(column: 14 - $0 % 2, row: $0) },
    ]
    let changes = changes(of: grid).filter { stripes.joined().contains($0) }
    let order = PenOrder()
    let ordered = try changes.withUnsafeBufferPointer {
      Array(try #require(order.ordered($0, of: grid)))
    }
    #expect(ordered == Array(stripes.joined()))
  }

  @Test func `cells of one colour come while it is the pen's`() throws {
    let colors: [(UInt32, UInt32)] = [(1, 2), (1, 1), (2, 3), (3, 4), (3, 3), (4, 4)]
    let grid = grid(6, 1) { column, _ in colors[column] }
    let order = PenOrder()
    let ordered = try changes(of: grid).withUnsafeBufferPointer {
      Array(try #require(order.ordered($0, of: grid)))
    }
    let walked: [Set<UInt32>] = [[1, 2], [1], [2, 3], [3], [3, 4], [4]]
    #expect(pens(ordered, of: grid) == walked.map { Set($0.map { CellColor(pixel: $0).bits }) })
  }

  @Test func `where nearly every cell has its own pair there is no order`() {
    let grid = grid(100, 30) { column, row in
      (UInt32(column + 100 * row), UInt32(1_000_000 + column + 100 * row))
    }
    changes(of: grid).withUnsafeBufferPointer {
      #expect(PenOrder().ordered($0, of: grid) == nil)
    }
  }
}
