/// Works out what a shape's edges cover of the pixels of a region.
///
/// First all edges are taken down, each in the band of rows where it begins; then the sweep goes
/// down band by band, so that the memory for one band serves all.
///
/// The winding number is summed together with the area. Non-zero coverage is its absolute value
/// cut at 1, which is exact inside pixels that edges of one layer cross, as in FreeType, AGG and
/// Blend2D; where the edges of two overlapping layers meet in one pixel their areas add up.
///
/// A class because its identity is the point: one block of scratch memory used for every shape.
/// Between shapes all cells and marks are zero.
final class CoverageAccumulator {
  /// A fully covered pixel's sum: twice the area in units of 1/256 pixel.
  static let fullSum = 1 << 17

  private(set) var region = PixelRect.empty
  /// The edges of the shape in progress.
  let table = UnsafeMutablePointer<EdgeTable>.allocate(capacity: 1)
  /// Room for the groups of one row, and the one that ends them.
  private(set) var groups = UnsafeMutablePointer<CoverageGroup>.allocate(capacity: 1)
  private var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var cellCapacity = 0
  private var markCapacity = 0
  private var ownGrowthCount = 0

  init() {
    table.initialize(to: EdgeTable())
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    groups.deallocate()
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// The times that memory had to grow: none in a steady state.
  var growthCount: Int { ownGrowthCount + table.pointee.growthCount }

  /// Cells of a row, a multiple of 4.
  ///
  /// Seven more than the region has columns: a mark may be in the one after it, and the group that
  /// ends what is marked there begins up to three further on.
  var cellStride: Int { (region.width + 7 + 3) & ~3 }

  private var wordsPerRow: Int { (cellStride + 63) / 64 }

  /// Somewhere for the edges of one shape to go; only what they cover of `region` counts.
  func begin(in region: PixelRect, antialiased: Bool) -> EdgeSink {
    self.region = region
    reserveBand()
    let last = max(region.height - 1, 0) >> CoverageBand.rowBits
    table.pointee.reset(bands: last + 2)
    return EdgeSink(table: table, region: region, isAntialiased: antialiased)
  }

  /// The memory for the rows of a band.
  var band: CoverageBand {
    CoverageBand(
      cells: cells, stride: cellStride, marks: marks, wordsPerRow: wordsPerRow,
      width: region.width)
  }

  private func reserveBand() {
    let cellCount = CoverageBand.rowCount * cellStride
    if cellCount > cellCapacity {
      cells.deallocate()
      groups.deallocate()
      cellCapacity = cellCount
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
      groups = .allocate(capacity: cellStride / 4 + 1)
      ownGrowthCount += 1
    }
    let markCount = CoverageBand.rowCount * wordsPerRow
    if markCount > markCapacity {
      marks.deallocate()
      markCapacity = markCount
      marks = .allocate(capacity: markCapacity)
      marks.initialize(repeating: 0, count: markCapacity)
      ownGrowthCount += 1
    }
  }
}
