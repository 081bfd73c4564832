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

  /// Says that something was added to a cell, or to one of the three that come after it.
  @inline(__always)
  func mark(_ column: Int) {
    let mark = marks + column >> 3
    let bits = mark.load(as: UInt8.self) | 1 &<< UInt8(truncatingIfNeeded: column & 7)
    mark.storeBytes(of: bits, as: UInt8.self)
  }

  /// Says so about all cells from one column through another.
  @inline(__always)
  func mark(from column: Int, through last: Int) {
    var place = column
    while place <= last {
      mark(place)
      place &+= 4
    }
  }
}
