extension CoverageBand {
  /// Turns a row's differences into the coverage of groups of four that have them all, and into
  /// zero; the result is the end of what was written.
  ///
  /// A group begins at a mark, or where the one before it ends if that has the marked cell, but not
  /// all three after it.
  @inline(__always)
  func takeGroups<Rule: CoverageRule>(
    row: Int, into groups: UnsafeMutablePointer<CoverageGroup>, left: Int, _ rule: Rule.Type
  ) -> UnsafeMutablePointer<CoverageGroup> {
    let cell = cell(row: row)
    let (first, marks) = (UnsafeMutableRawPointer(cells + cell), marks + cell >> 6)
    var group = groups
    var sum = SIMD4<Int32>.zero
    var done = 0
    for word in 0..<wordCount {
      var bits = marks[word]
      guard bits != 0 else { continue }
      marks[word] = 0
      repeat {
        let column = word &* 64 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        guard column &+ 4 > done else { continue }
        let start = max(column, done)
        done = start &+ 4
        let cell = first + start &* 4
        sum = Self.runningSum(cell.loadUnaligned(as: SIMD4<Int32>.self), from: sum)
        cell.storeBytes(of: .zero, as: SIMD4<Int32>.self)
        group.pointee.coverages = Rule.coverages(of: sum)
        group.pointee.x = left &+ start
        group += 1
        sum = SIMD4(repeating: sum.w)
      } while bits != 0
    }
    return group
  }

  /// The words of marks in a row: there may be one in the column after the region's last.
  private var wordCount: Int { width >> 6 &+ 1 }

  /// The sums of one, two, three and four differences and of all before them.
  ///
  /// First within halves, then across: as lanes of 64 bits, halves move by a shift.
  @inline(__always)
  private static func runningSum(
    _ cells: SIMD4<Int32>, from sum: SIMD4<Int32>
  ) -> SIMD4<Int32> {
    let moved = unsafeBitCast(cells, to: SIMD2<UInt64>.self) &<< 32
    let pairs = cells &+ unsafeBitCast(moved, to: SIMD4<Int32>.self)
    return pairs &+ (SIMD4(repeating: pairs.y) & SIMD4(0, 0, -1, -1)) &+ sum
  }
}
