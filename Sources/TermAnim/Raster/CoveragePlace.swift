/// A row of an accumulator's cells that edges add to.
///
/// Whoever changes a cell marks it: the sweep does not look at others.
struct CoveragePlace {
  private(set) var cells: UnsafeMutablePointer<Int32>
  let cellStride: Int
  private(set) var marks: UnsafeMutableRawPointer
  /// Bytes from one row's marks to the next's.
  let markStride: Int

  /// Goes on to the next row.
  @inline(__always)
  mutating func advance() {
    cells += cellStride
    marks += markStride
  }

  /// Adds to one cell.
  @inline(__always)
  func add(_ change: Int, at column: Int) {
    cells[column] = cells[column] &+ Int32(truncatingIfNeeded: change)
  }

  /// Adds to a cell and to the one at its right.
  @inline(__always)
  func add(_ change: Int, _ next: Int, at column: Int) {
    add(change, at: column)
    add(next, at: column &+ 1)
  }

  /// Marks groups of four cells, from that of `column` on, by up to eight bits.
  @inline(__always)
  func mark(_ column: Int, _ bits: Int) {
    let group = column >> 2
    let mark = marks + group >> 3
    let shifted = UInt16(truncatingIfNeeded: bits &<< (group & 7))
    mark.storeBytes(of: mark.loadUnaligned(as: UInt16.self) | shifted, as: UInt16.self)
  }

  /// Marks all cells from one column through another.
  @inline(__always)
  func mark(from column: Int, through last: Int) {
    let lastGroup = last >> 2
    var group = column >> 2
    while lastGroup &- group >= 8 {
      mark(group << 2, 0xFF)
      group &+= 8
    }
    mark(group << 2, (2 &<< (lastGroup &- group)) &- 1)
  }
}
