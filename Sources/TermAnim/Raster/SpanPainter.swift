/// Takes a shape's coverage, a row at a time from the top, and does something with its pixels.
///
/// Columns and rows are the picture's. Coverage runs from 0 to 256. The sweep is generic over its
/// painter, so that within this module each painter is specialised and no call is dynamic.
protocol SpanPainter {
  /// Whether nothing of what was there is left in pixels that are wholly covered.
  var hidesBackdrop: Bool { get }
  /// All calls until the next one are about row `y`.
  mutating func begin(row y: Int)
  /// Pixels side by side that are covered equally, and not by 0.
  mutating func span(from x: Int, to end: Int, coverage: UInt32)
  /// Four pixels side by side from column `x`, each with a coverage of its own, maybe 0.
  ///
  /// At least the first one is in the shape's region. Those right of it have none; there is memory
  /// for them, but they must not change.
  mutating func quad(at x: Int, coverages: SIMD4<UInt32>)
}

extension SpanPainter {
  var hidesBackdrop: Bool { false }
}
