/// Paints the first shape of a picture on a ground that has been written.
///
/// What is behind each of its pixels is known, so none is read: a run that is no longer than a
/// group is painted as one, and what that has too many is written again by the group that follows.
struct PlainGroundPainter<Base: BackdropPainter> {
  private var base: Base
  private let backdrop: SIMD4<UInt32>
  /// The column right of the ground.
  private let end: Int

  init(base: Base, ground: PendingGround) {
    self.base = base
    (backdrop, end) = (SIMD4(repeating: ground.pixel), ground.area.maxX)
  }
}

extension PlainGroundPainter: SpanPainter {
  @inline(__always)
  mutating func begin(row y: Int) {
    base.begin(row: y)
  }

  @inline(__always)
  mutating func paint(_ row: CoverageRow) {
    begin(row: row.y)
    var group = row.groups
    let last = row.end
    while group < last {
      let (x, coverages) = (group.pointee.x, group.pointee.coverages)
      quad(at: x, coverages: coverages)
      group += 1
      let (start, next) = (x &+ 4, group.pointee.x)
      guard coverages.w != 0 && start < next else { continue }
      if next &- start <= 4 && next &+ 4 <= end && group < last {
        plainQuad(at: start, coverages: SIMD4(repeating: coverages.w))
      } else {
        span(from: start, to: next, coverage: coverages.w)
      }
    }
  }

  @inline(__always)
  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    base.span(from: x, to: end, coverage: coverage)
  }

  @inline(__always)
  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
    if x &+ 4 <= end {
      plainQuad(at: x, coverages: coverages)
    } else {
      base.quad(at: x, coverages: coverages)
    }
  }

  /// Paints four pixels that are all the ground's.
  @inline(__always)
  private func plainQuad(at x: Int, coverages: SIMD4<UInt32>) {
    PixelMath.store(
      base.quad(at: x, coverages: coverages, over: backdrop), to: base.row + x)
  }
}
