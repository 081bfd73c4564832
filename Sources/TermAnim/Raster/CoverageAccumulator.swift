/// The areas that a shape's edges cut off the pixels of a region, kept as differences along rows.
///
/// An edge adds, in every pixel it crosses, the change of covered area against the pixel to the
/// left; a running sum along the row then gives each pixel's exact coverage. One bit for every four
/// pixels tells where differences are not zero, so that a sweep touches edges, four pixels at a
/// time, and leaps over everything between them. All sums are integers: they return to exactly zero,
/// and do not depend on the region.
///
/// The winding number is summed together with the area. Non-zero coverage is its absolute value
/// cut at 1, which is exact inside pixels that edges of one layer cross, as in FreeType, AGG and
/// Blend2D; where the edges of two overlapping layers meet in one pixel their areas add up.
///
/// A class because its identity is the point: one block of scratch memory used for every shape.
/// Between shapes all of it is zero.
final class CoverageAccumulator {
  /// A fully covered pixel's sum: twice the area in units of 1/256 pixel.
  static let fullSum = 1 << 17

  /// The times that memory had to grow: none in a steady state.
  private(set) var growthCount = 0
  private(set) var region = PixelRect.empty
  /// Differences, `cellStride` a row: at least two columns more than the region has.
  private(set) var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  /// A bit for every four cells of a row, the first lowest, set when an edge added to one.
  private(set) var marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  /// Cells from one row to the next, a multiple of 4.
  private(set) var cellStride = 0
  private(set) var wordsPerRow = 0
  private var cellCapacity = 0
  private var markCapacity = 0

  deinit {
    cells.deallocate()
    marks.deallocate()
  }

  /// Somewhere for the edges of one shape to go; only what they cover of `region` counts.
  func begin(in region: PixelRect, antialiased: Bool) -> EdgeSink {
    self.region = region
    cellStride = (region.width + 2 + 3) & ~3
    wordsPerRow = (cellStride / 4 + 63) / 64
    reserve(rows: region.height)
    return EdgeSink(
      cells: cells, cellStride: cellStride, marks: UnsafeMutableRawPointer(marks),
      markStride: wordsPerRow * 8, region: region, isAntialiased: antialiased)
  }

  private func reserve(rows: Int) {
    if rows * cellStride > cellCapacity {
      cells.deallocate()
      cellCapacity = max(rows * cellStride, 2 * cellCapacity)
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
      growthCount += 1
    }
    // One word more: two bytes are written at a time, the second maybe beyond the last row.
    if rows * wordsPerRow + 1 > markCapacity {
      marks.deallocate()
      markCapacity = max(rows * wordsPerRow + 1, 2 * markCapacity)
      marks = .allocate(capacity: markCapacity)
      marks.initialize(repeating: 0, count: markCapacity)
      growthCount += 1
    }
  }
}
