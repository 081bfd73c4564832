/// The areas that edges cut off the pixels of some rows, kept as differences along each row.
///
/// An edge adds, in every pixel it crosses, the change of covered area against the pixel to the
/// left; a running sum along the row then gives each pixel's exact coverage. A bit for every pixel
/// tells where the four that an edge adds to begin, so that a sweep touches edges, four pixels at a
/// time, and leaps over everything between them. All sums are integers: they return to exactly
/// zero, and do not depend on the region.
///
/// A borrowed view of an accumulator's memory.
struct CoverageBand {
  /// A band of a large region has 64 rows: few enough that what edges touch of them stays in the
  /// nearer caches, and so many that an edge seldom has to be taken up again in the next one.
  static let rowBits = 6

  /// Differences, `stride` a row: at least seven columns more than the region has.
  let cells: UnsafeMutablePointer<Int32>
  private let cellStride: Int32
  private let columns: Int32
  /// A bit for every cell, the first one lowest, set when an edge added to it or to one of the
  /// three after it.
  let marks: UnsafeMutablePointer<UInt64>
  /// The region's rows that come before the band's first.
  let firstRow: Int

  /// A band of rows that are `stride` cells apart, a multiple of 64, for a region of `width`
  /// columns.
  @inline(__always)
  init(
    cells: UnsafeMutablePointer<Int32>, marks: UnsafeMutablePointer<UInt64>, stride: Int,
    width: Int, firstRow: Int
  ) {
    (self.cells, self.marks, self.firstRow) = (cells, marks, firstRow)
    (cellStride, columns) = (
      Int32(truncatingIfNeeded: stride), Int32(truncatingIfNeeded: width)
    )
  }

  /// Cells from one row to the next.
  var stride: Int { Int(cellStride) }
  /// Columns of the region.
  var width: Int { Int(columns) }

  /// The cell of a row's first column.
  @inline(__always)
  func cell(row: Int) -> Int { (row &- firstRow) &* stride }

  /// Says that something was added to a cell, or to one of the three that come after it.
  @inline(__always)
  func mark(_ cell: Int) {
    marks[cell >> 6] |= 1 &<< UInt64(truncatingIfNeeded: cell)
  }

  /// Says so about the cells of some columns, in the row that begins with the cell `row`.
  @inline(__always)
  func mark(row: Int, from column: Int, through last: Int) {
    var place = column
    while place <= last {
      mark(row &+ place)
      place &+= 4
    }
  }
}
