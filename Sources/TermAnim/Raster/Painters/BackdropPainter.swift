/// A painter that knows what becomes of pixels over a backdrop it is told.
///
/// So a ground that is the same everywhere need not be written and read again first.
protocol BackdropPainter: SpanPainter {
  /// Whether nothing of what was there is left in pixels that are wholly covered.
  var hidesBackdrop: Bool { get }
  /// Where column 0 of the row in progress is.
  var row: UnsafeMutablePointer<UInt32> { get }
  /// Covers pixels side by side wholly, and may write up to `PixelRun.spill` more after them.
  mutating func pour(from x: Int, to end: Int)
  /// What four pixels from column `x` on become over `backdrop`.
  func quad(
    at x: Int, coverages: SIMD4<UInt32>, over backdrop: SIMD4<UInt32>
  ) -> SIMD4<UInt32>
}

extension BackdropPainter {
  @inline(__always)
  mutating func pour(from x: Int, to end: Int) {
    span(from: x, to: end, coverage: 256)
  }

  @inline(__always)
  func quad(at x: Int, coverages: SIMD4<UInt32>) {
    let target = row + x
    PixelMath.store(quad(at: x, coverages: coverages, over: PixelMath.quad(target)), to: target)
  }
}
