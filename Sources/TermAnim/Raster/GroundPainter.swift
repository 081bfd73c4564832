/// Paints the first shape of a picture and, around it, the ground.
///
/// Each row of the ground is written just before the shape's part of it, and not at all where the
/// shape hides it: drawn first as a whole, it would go out to memory and be fetched again.
struct GroundPainter<Base: SpanPainter>: SpanPainter {
  private var base: Base
  private let ground: PendingGround
  let hidesBackdrop: Bool
  private var row: UnsafeMutablePointer<UInt32>
  private var y: Int
  /// The first column of the row that is not written yet.
  private var place: Int

  init(base: Base, ground: PendingGround) {
    (self.base, self.ground) = (base, ground)
    hidesBackdrop = base.hidesBackdrop
    y = ground.area.y &- 1
    place = ground.area.maxX
    row = ground.surface.base
  }

  @inline(__always)
  mutating func begin(row next: Int) {
    fill(to: ground.area.maxX)
    if y &+ 1 < next { ground.fill(rows: y &+ 1..<next) }
    (y, place) = (next, ground.area.x)
    row = ground.surface.address(x: 0, y: next)
    base.begin(row: next)
  }

  @inline(__always)
  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    fill(to: hidesBackdrop && coverage == 256 ? x : end)
    place = end
    base.span(from: x, to: end, coverage: coverage)
  }

  @inline(__always)
  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
    if place < x { fill(to: x) }
    if x &+ 4 <= ground.area.maxX {
      PixelMath.store(SIMD4(repeating: ground.pixel), to: row + x)
      place = x &+ 4
    } else {
      fill(to: ground.area.maxX)
    }
    base.quad(at: x, coverages: coverages)
  }

  /// Writes what is left of the ground.
  mutating func finish() {
    fill(to: ground.area.maxX)
    if y &+ 1 < ground.area.maxY { ground.fill(rows: y &+ 1..<ground.area.maxY) }
  }

  @inline(__always)
  private mutating func fill(to end: Int) {
    if place < end {
      PixelRun.fill(row + place, count: end &- place, with: ground.pixel)
      place = end
    }
  }
}
