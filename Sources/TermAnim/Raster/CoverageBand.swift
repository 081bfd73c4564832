/// The areas that edges cut off the pixels of some rows, kept as differences along each row.
///
/// An edge adds, in every pixel it crosses, the change of covered area against the pixel to the
/// left; a running sum along the row then gives each pixel's exact coverage. A bit for every pixel
/// tells where the four that an edge adds to begin, so that a sweep touches edges, four pixels at a
/// time, and leaps over everything between them. All sums are integers: they return to exactly zero,
/// and do not depend on the region.
///
/// A borrowed view of an accumulator's memory.
struct CoverageBand {
  /// A band has 32 rows: few enough that what edges touch of them stays in the nearest cache.
  static let rowBits = 5
  static let rowCount = 1 << rowBits

  /// Differences, `stride` a row: at least seven columns more than the region has.
  let cells: UnsafeMutablePointer<Int32>
  /// Cells from one row to the next, a multiple of 4.
  let stride: Int
  /// A bit for every cell of a row, the first lowest, set when an edge added to it or to one of the
  /// three after it.
  let marks: UnsafeMutablePointer<UInt64>
  let wordsPerRow: Int
  /// Columns of the region.
  let width: Int

  /// The cells of a row of the band.
  @inline(__always)
  func place(row: Int) -> CoveragePlace {
    let row = row & (Self.rowCount - 1)
    return CoveragePlace(
      cells: cells + row &* stride, cellStride: stride,
      marks: UnsafeMutableRawPointer(marks + row &* wordsPerRow), markStride: wordsPerRow &* 8)
  }
}
