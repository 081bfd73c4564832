@testable import TermAnim

/// Counts what a sweep hands over, and paints nothing.
struct CountingPainter: SpanPainter {
  private(set) var rows = 0
  private(set) var spans = 0
  private(set) var spanPixels = 0
  private(set) var quads = 0

  mutating func begin(row y: Int) { rows += 1 }

  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    spans += 1
    spanPixels += end - x
  }

  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) { quads += 1 }
}
