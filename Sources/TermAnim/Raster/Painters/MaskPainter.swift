/// Writes coverage into a mask, instead of painting with it.
struct MaskPainter: SpanPainter {
  let mask: CoverageMask
  private var row: UnsafeMutablePointer<UInt8>

  init(mask: CoverageMask) {
    self.mask = mask
    row = mask.base
  }

  @inline(__always)
  mutating func begin(row y: Int) {
    row = mask.address(x: 0, y: y)
  }

  @inline(__always)
  func span(from x: Int, to end: Int, coverage: UInt32) {
    (row + x).update(repeating: Self.value(coverage), count: end &- x)
  }

  @inline(__always)
  func quad(at x: Int, coverages: SIMD4<UInt32>) {
    for index in 0..<4 where coverages[index] != 0 {
      row[x &+ index] = Self.value(coverages[index])
    }
  }

  /// A value from 0 to 255 for coverage from 0 to 256.
  @inline(__always)
  private static func value(_ coverage: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: coverage &- (coverage >> 8))
  }
}
