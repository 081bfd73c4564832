import Foundation
import Testing

@testable import TermAnim

struct SourcePainterTests {
  private let size = 48
  private let ground = RasterSupport.color(30, 60, 90).premultipliedPixel

  /// Bars of all widths, cut askew, with gaps of all widths.
  private func bars(_ random: inout SeededGenerator) -> [Path] {
    var bars: [Path] = []
    var x = -3.0
    while x < Double(size) {
      let (width, lean) = (
        Double.random(in: 0.2...15, using: &random), Double.random(in: -4...4, using: &random)
      )
      bars.append(
        RasterSupport.polygon([
          CGPoint(x: x, y: 2.3), CGPoint(x: x + width, y: 2.3),
          CGPoint(x: x + width + lean, y: 44.6), CGPoint(x: x + lean, y: 44.6),
        ]))
      x += width + Double.random(in: 0.2...9, using: &random)
    }
    return bars
  }

  private func gradient(opacity: Float, _ tables: GradientTables) throws -> RadialSource {
    let paint = GradientPaint(
      stops: [
        GradientPaint.Stop(color: RasterSupport.color(255, 80, 0, opacity), location: 0),
        .init(color: RasterSupport.color(0, 90, 255, opacity), location: 1),
      ],
      geometry: .radial(center: CGPoint(x: 20.3, y: 17.9), startRadius: 3, endRadius: 22))
    let transform = PixelTransform(CGAffineTransform(a: 1.3, b: 0.4, c: -0.6, d: 0.9, tx: 2, ty: 1))
    guard
      case .radial(let source) = PaintSource(
        .gradient(paint), transform: transform, opacity: 1, tables: tables,
        pieces: GradientPieces(), halves: BitmapHalves())
    else { throw Surprise() }
    return source
  }

  private struct Surprise: Error {}

  @Test(arguments: 0..<24)
  func `what is fetched side by side looks as if each part had been painted alone`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let area = PixelRect(
      fromX: seed % 5, y: seed % 3, toX: size - seed % 4, y: size - seed % 2)
    let bars = bars(&random)
    let tables = GradientTables()
    let source = try gradient(opacity: seed % 3 == 0 ? 1 : 0.6, tables)
    let scratch = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * size)
    defer { scratch.deallocate() }
    func picture(_ paint: (CoverageAccumulator, EdgeSink, SourcePainter<RadialSource>) -> Void)
      -> [UInt32]
    {
      let buffer = PixelBuffer(width: size, height: size)
      buffer.base.update(repeating: ground, count: size * size)
      let accumulator = CoverageAccumulator()
      var edges = accumulator.begin(in: area, antialiased: true)
      for bar in bars { PixelTransform(.identity).flatten(bar, into: &edges) }
      let painter = SourcePainter(
        surface: buffer.surface, source: source, opacity: seed % 2 == 0 ? 256 : 100,
        scratch: scratch)
      paint(accumulator, edges, painter)
      return Array(UnsafeBufferPointer(start: buffer.base, count: size * size))
    }
    let together = picture { accumulator, edges, painter in
      var painter = painter
      accumulator.sweep(edges, evenOdd: false, into: &painter)
    }
    let apart = picture { accumulator, edges, painter in
      var painter = ApartPainter(base: painter)
      accumulator.sweep(edges, evenOdd: false, into: &painter)
    }
    #expect(together == apart)
    #expect(Set(together).count > 50)
  }
}

/// Paints a row part by part, as it is painted through a mask.
private struct ApartPainter<Base: SpanPainter>: SpanPainter {
  var base: Base

  mutating func begin(row y: Int) {
    base.begin(row: y)
  }

  mutating func span(from x: Int, to end: Int, coverage: UInt32) {
    base.span(from: x, to: end, coverage: coverage)
  }

  mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
    base.quad(at: x, coverages: coverages)
  }
}
