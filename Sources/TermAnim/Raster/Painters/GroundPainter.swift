/// Paints the first shape of a picture and, around it, the ground.
///
/// Every pixel is written once, row by row: drawn first as a whole, the ground would go out to
/// memory and be fetched again, and at the shape's edges it would be read right after it was
/// written.
struct GroundPainter<Base: BackdropPainter> {
  private var base: Base
  private let ground: PendingGround
  private let hidesBackdrop: Bool
  /// Whether what comes after a row in memory is the next row, so that it may be written too early.
  private let isWide: Bool
  private var mayPour = false
  /// The first row that is not written yet.
  private var nextRow: Int

  init(base: Base, ground: PendingGround) {
    (self.base, self.ground) = (base, ground)
    hidesBackdrop = base.hidesBackdrop
    let width = ground.area.width
    isWide = width == ground.surface.stride && width >= PixelRun.spill
    nextRow = ground.area.y
  }

  /// Writes what is left of the ground.
  func finish() {
    if nextRow < ground.area.maxY { ground.fill(rows: nextRow..<ground.area.maxY) }
  }
}

extension GroundPainter: SpanPainter {
  @inline(__always)
  mutating func begin(row y: Int) {
    if nextRow < y { ground.fill(rows: nextRow..<y) }
    nextRow = y &+ 1
    mayPour = isWide && nextRow < ground.area.maxY
    base.begin(row: y)
  }

  @inline(__always)
  mutating func paint(_ row: CoverageRow) {
    begin(row: row.y)
    var (place, coverage) = (ground.area.x, UInt32(0))
    var group = row.groups
    let last = row.end
    while group < last {
      let x = group.pointee.x
      if place < x { fill(from: place, to: x, coverage) }
      quad(at: x, coverages: group.pointee.coverages)
      (place, coverage) = (x &+ 4, group.pointee.coverages.w)
      group += 1
    }
    let end = group.pointee.x
    if coverage != 0 && place < end {
      fill(from: place, to: end, coverage)
      place = end
    }
    fillGround(from: place, to: ground.area.maxX)
  }

  @inline(__always)
  mutating func paint(_ row: FilledRow) {
    begin(row: row.y)
    let (start, end) = (row.innerStart, row.innerEnd)
    fillGround(from: ground.area.x, to: row.hasLeft ? row.start : row.region.lowerBound)
    if row.hasLeft { quad(at: row.start, coverages: row.left) }
    if start < end { span(from: start, to: end, coverage: 256) }
    if row.hasRight { quad(at: row.end, coverages: row.right) }
    fillGround(from: row.hasRight ? row.end &+ 4 : end, to: ground.area.maxX)
  }

  /// Fills pixels between groups: ground, shape, or one through the other.
  @inline(__always)
  private mutating func fill(from x: Int, to end: Int, _ coverage: UInt32) {
    if coverage == 0 {
      fillGround(from: x, to: end)
    } else {
      span(from: x, to: end, coverage: coverage)
    }
  }

  @inline(__always)
  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    if hidesBackdrop && coverage == 256 && mayPour { return base.pour(from: x, to: end) }
    if !hidesBackdrop || coverage != 256 { fillGround(from: x, to: end) }
    base.span(from: x, to: end, coverage: coverage)
  }

  @inline(__always)
  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
    if x &+ 4 <= ground.area.maxX {
      let backdrop = SIMD4(repeating: ground.pixel)
      PixelMath.store(
        base.quad(at: x, coverages: coverages, over: backdrop), to: base.row + x)
    } else {
      fillGround(from: x, to: ground.area.maxX)
      base.quad(at: x, coverages: coverages)
    }
  }

  @inline(__always)
  private func fillGround(from x: Int, to end: Int) {
    if mayPour {
      PixelRun.pour(base.row + x, count: end &- x, with: ground.pixel)
    } else {
      PixelRun.fill(base.row + x, count: end &- x, with: ground.pixel)
    }
  }
}
