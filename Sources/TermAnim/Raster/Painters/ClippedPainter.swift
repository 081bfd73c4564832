/// Paints through a soft clip: multiplies the coverage by a mask on its way to another painter.
struct ClippedPainter<Base: SpanPainter>: SpanPainter {
  var base: Base
  /// Has all the pixels that are painted.
  let mask: CoverageMask
  private var row: UnsafeMutablePointer<UInt8>

  init(base: Base, mask: CoverageMask) {
    (self.base, self.mask) = (base, mask)
    row = mask.base
  }

  @inline(__always)
  mutating func begin(row y: Int) {
    base.begin(row: y)
    row = mask.address(x: 0, y: y)
  }

  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    var start = x
    while start < end {
      let value = row[start]
      var next = start &+ 1
      while next < end && row[next] == value { next &+= 1 }
      let left = (coverage &* PixelMath.weight(UInt32(value))) >> 8
      if left != 0 { base.span(from: start, to: next, coverage: left) }
      start = next
    }
  }

  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
    let values = SIMD4<UInt32>(
      UInt32(row[x]), UInt32(row[x &+ 1]), UInt32(row[x &+ 2]), UInt32(row[x &+ 3]))
    base.quad(at: x, coverages: (coverages &* (values &+ (values &>> 7))) &>> 8)
  }
}
