/// Works out what a shape's edges cover of the pixels of a region.
///
/// First the points of all contours are taken down. Their edges are then divided into the pieces
/// that lie in one row each, and the areas of these are added up: at once in a small region, and in
/// a large one band by band, so that the memory for one band serves all. A shape that has just two
/// sides, as most have, is filled from one to the other without all that: see `ShapeSides`.
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
  /// The most cells of a region that is one band whatever its height: they fit into the second
  /// cache beside much else.
  private static let smallCount = 40 << 10

  private(set) var region = PixelRect.empty
  /// The contours of the shape in progress.
  let list = UnsafeMutablePointer<ContourList>.allocate(capacity: 1)
  /// The edges that are not added at once: those of a large region, and of shapes without
  /// anti-aliasing.
  let table = UnsafeMutablePointer<EdgeTable>.allocate(capacity: 1)
  /// The sides of a shape that has two.
  let sides = UnsafeMutablePointer<ShapeSides>.allocate(capacity: 1)
  /// Room for pieces of edges.
  let pieces = UnsafeMutablePointer<EdgePiece>.allocate(capacity: PieceQueue.memory)
  /// Room for the groups of one row, and the one that ends them.
  private(set) var groups = UnsafeMutablePointer<CoverageGroup>.allocate(capacity: 1)
  private var cells = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private var marks = UnsafeMutablePointer<UInt64>.allocate(capacity: 1)
  private var cellCapacity = 0
  private var groupCapacity = 0
  private var ownGrowthCount = 0

  init() {
    list.initialize(to: ContourList())
    table.initialize(to: EdgeTable())
    sides.initialize(to: ShapeSides())
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    groups.deallocate()
    pieces.deallocate()
    list.deinitialize(count: 1)
    list.deallocate()
    sides.deinitialize(count: 1)
    sides.deallocate()
    table.deinitialize(count: 1)
    table.deallocate()
  }

  /// The times that memory had to grow: none in a steady state.
  var growthCount: Int {
    ownGrowthCount + list.pointee.growthCount + table.pointee.growthCount
      + sides.pointee.growthCount
  }

  /// Cells from one row to the next.
  ///
  /// At least seven more than the region has columns: a mark may be in the one after it, and the
  /// group that ends what is marked there begins up to three further on. A multiple of 64, so that
  /// a word of marks belongs to one row, and an odd one, so that cells above each other do not fall
  /// into the same few places of a cache.
  var cellStride: Int { ((region.width &+ 70) >> 6 | 1) << 6 }

  /// Whether the rows of the region are one band.
  var isSmall: Bool { region.height &* cellStride <= Self.smallCount }

  /// Somewhere for the edges of one shape to go; only what they cover of `region` counts.
  ///
  /// Every subpath has to be closed before the edges are swept.
  func begin(in region: PixelRect, antialiased: Bool) -> EdgeSink {
    self.region = region
    reserve(rows: isSmall ? region.height : min(region.height, 1 << CoverageBand.rowBits))
    list.pointee.removeAll()
    return EdgeSink(list: list, region: region, isAntialiased: antialiased)
  }

  /// The memory for the rows of a band that begins with a row of the region.
  func band(from row: Int) -> CoverageBand {
    CoverageBand(
      cells: cells, marks: marks, stride: cellStride, width: region.width, firstRow: row)
  }

  private func reserve(rows: Int) {
    let count = rows &* cellStride
    if count > cellCapacity {
      cells.deallocate()
      marks.deallocate()
      cellCapacity = count
      cells = .allocate(capacity: count)
      cells.initialize(repeating: 0, count: count)
      marks = .allocate(capacity: count / 64)
      marks.initialize(repeating: 0, count: count / 64)
      ownGrowthCount += 1
    }
    let groupCount = cellStride / 4 + 1
    if groupCount > groupCapacity {
      groups.deallocate()
      (groups, groupCapacity) = (.allocate(capacity: groupCount), groupCount)
      ownGrowthCount += 1
    }
  }
}
