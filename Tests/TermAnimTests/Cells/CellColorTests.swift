import Testing

@testable import TermAnim

struct CellColorTests {
  /// Shows eight cells in the place of others; returns whether that was done, and what is shown.
  private func replace(
    _ shown: [UInt32], by new: [UInt32]
  ) -> (isDone: Bool, upper: [UInt32], lower: [UInt32]) {
    let lines = [new, shown].map { words in
      let line = UnsafeMutablePointer<CellColor>.allocate(capacity: 16)
      for index in 0..<16 { line[index] = CellColor(bits: words[index]) }
      return line
    }
    defer { lines.forEach { $0.deallocate() } }
    let isDone = CellColor.replaceEight(lines[0], lines[0] + 8, on: lines[1], lines[1] + 8)
    return (isDone, (0..<8).map { lines[1][$0].bits }, (8..<16).map { lines[1][$0].bits })
  }

  /// Eight upper colours and eight lower ones.
  private static let shown = (0..<16).map { UInt32(0xFF10_2030) + $0 }

  @Test(arguments: [0, 7, 8, 31])
  func `cells of which none is the same are replaced, whichever bit is another`(bit: UInt32) {
    for half in 0..<2 {
      var new = Self.shown
      for index in 0..<8 { new[half * 8 + index] ^= 1 << bit }
      let result = replace(Self.shown, by: new)
      #expect(result.isDone)
      #expect(result.upper + result.lower == new)
    }
  }

  @Test(arguments: 0..<8)
  func `cells of which one is the same are left alone`(same: Int) {
    var new = Self.shown.map { ~$0 }
    (new[same], new[8 + same]) = (Self.shown[same], Self.shown[8 + same])
    let result = replace(Self.shown, by: new)
    #expect(!result.isDone)
    #expect(result.upper + result.lower == Self.shown)
  }

  @Test func `eight places lie side by side in their row`() {
    var places = Array(repeating: CellPlace(column: 0, row: 0), count: 8)
    places.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { CellPlace.storeEight(from: 300, row: 41, to: base) }
    }
    #expect(places == (300..<308).map { CellPlace(column: $0, row: 41) })
  }
}
