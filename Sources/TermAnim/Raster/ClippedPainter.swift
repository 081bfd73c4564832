/// Paints through a soft clip: multiplies the coverage by a mask on its way to another painter.
struct ClippedPainter<Base: SpanPainter>: SpanPainter {
  var base: Base
  /// Has all the pixels that are painted.
  let mask: CoverageMask
  /// Room for the coverages of a row.
  let scratch: UnsafeMutablePointer<UInt16>
  private var row: UnsafeMutablePointer<UInt8>

  init(base: Base, mask: CoverageMask, scratch: UnsafeMutablePointer<UInt16>) {
    (self.base, self.mask, self.scratch) = (base, mask, scratch)
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
      let left = coverage &* PixelMath.weight(UInt32(value)) >> 8
      if left != 0 { base.span(from: start, to: next, coverage: left) }
      start = next
    }
  }

  mutating func run(from x: Int, coverages: UnsafePointer<UInt16>, count: Int) {
    for index in 0..<count {
      let weight = PixelMath.weight(UInt32(row[x &+ index]))
      scratch[index] = UInt16(truncatingIfNeeded: UInt32(coverages[index]) &* weight >> 8)
    }
    base.run(from: x, coverages: UnsafePointer(scratch), count: count)
  }
}
