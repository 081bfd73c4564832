import Foundation
import Testing

@testable import TermAnim

struct GroundTests {
  private let size = 40
  private let ground: UInt32 = 0xFF20_1410
  private let stale: UInt32 = 0xFF12_3456

  /// The pixels of a surface that held something else, after `draw` has drawn on it.
  private func pixels(_ draw: (Surface) -> Void) -> [UInt32] {
    let buffer = PixelBuffer(width: size, height: size)
    buffer.base.update(repeating: stale, count: size * size)
    draw(buffer.surface)
    return Array(UnsafeBufferPointer(start: buffer.base, count: size * size))
  }

  private func edges(
    _ corners: [CGPoint], in area: PixelRect, _ accumulator: CoverageAccumulator
  ) -> EdgeSink {
    var edges = accumulator.begin(in: area, antialiased: true)
    PixelTransform(.identity).flatten(RasterSupport.polygon(corners), into: &edges)
    return edges
  }

  private func expectSame<Painter: BackdropPainter>(
    seed: Int, evenOdd: Bool, isWide: Bool = false, painter: (Surface) -> Painter
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let corners = (0..<Int.random(in: 3...7, using: &random)).map { _ in
      CGPoint(
        x: Double.random(in: -9...49, using: &random), y: Double.random(in: -9...49, using: &random)
      )
    }
    var area = PixelRect(
      fromX: Int.random(in: 0...12, using: &random), y: Int.random(in: 0...12, using: &random),
      toX: Int.random(in: 20...size, using: &random), y: Int.random(in: 20...size, using: &random))
    if isWide { (area.x, area.width) = (0, size) }
    let accumulator = CoverageAccumulator()
    let expected = pixels { surface in
      surface.fill(area, with: ground)
      var painter = painter(surface)
      accumulator.sweep(edges(corners, in: area, accumulator), evenOdd: evenOdd, into: &painter)
    }
    let together = pixels { surface in
      let pending = PendingGround(surface: surface, area: area, pixel: ground)
      var painter = GroundPainter(base: painter(surface), ground: pending)
      accumulator.sweep(edges(corners, in: area, accumulator), evenOdd: evenOdd, into: &painter)
      painter.finish()
    }
    let after = pixels { surface in
      let written = PendingGround(surface: surface, area: area, pixel: ground).written()
      var painter = PlainGroundPainter(base: painter(surface), ground: written)
      accumulator.sweep(edges(corners, in: area, accumulator), evenOdd: evenOdd, into: &painter)
    }
    #expect(together == expected, "seed \(seed), even-odd \(evenOdd)")
    #expect(after == expected, "seed \(seed), even-odd \(evenOdd), written")
  }

  @Test(arguments: 0..<40)
  func `a shape drawn together with the ground looks as if the ground had been there`(seed: Int) {
    expectSame(seed: seed, evenOdd: seed % 2 == 0) {
      OpaquePainter(surface: $0, pixel: 0xFF3C_46E6)
    }
    expectSame(seed: seed + 100, evenOdd: seed % 2 == 0) {
      SolidPainter(surface: $0, pixel: 0x8020_3040)
    }
  }

  @Test(arguments: 200..<240)
  func `whole rows of ground are drawn together with a shape, and no row more`(seed: Int) {
    expectSame(seed: seed, evenOdd: false, isWide: true) {
      OpaquePainter(surface: $0, pixel: 0xFF3C_46E6)
    }
    expectSame(seed: seed + 100, evenOdd: false, isWide: true) {
      SolidPainter(surface: $0, pixel: 0x8020_3040)
    }
  }

  /// Bars of all widths, with gaps of all widths, that go on below a region and right of it.
  private func bars(
    _ random: inout SeededGenerator, in area: PixelRect, _ accumulator: CoverageAccumulator
  ) -> EdgeSink {
    var edges = accumulator.begin(in: area, antialiased: true)
    var x = Double(area.x) - 1.5
    while x < Double(area.maxX) {
      let width = Double.random(in: 0.2...12, using: &random)
      PixelTransform(.identity).flatten(
        RasterSupport.rectangle(x, Double(area.y) - 2, width, 30.5), into: &edges)
      x += width + Double.random(in: 0.2...7, using: &random)
    }
    return edges
  }

  @Test(arguments: 400..<440)
  func `bars on a written ground are as long as on any other`(seed: Int) {
    let area = PixelRect(fromX: seed % 5, y: 3, toX: size - seed % 4, y: size - 2)
    var region = area
    region.width -= seed % 3 * 5
    let accumulator = CoverageAccumulator()
    func picture(_ draw: (Surface, EdgeSink) -> Void) -> [UInt32] {
      var random = SeededGenerator(seed: UInt64(seed))
      return pixels { surface in
        surface.fill(area, with: ground)
        draw(surface, bars(&random, in: region, accumulator))
      }
    }
    let expected = picture { surface, edges in
      var painter = OpaquePainter(surface: surface, pixel: 0xFF3C_46E6)
      accumulator.sweep(edges, evenOdd: false, into: &painter)
    }
    let plain = picture { surface, edges in
      var painter = PlainGroundPainter(
        base: OpaquePainter(surface: surface, pixel: 0xFF3C_46E6),
        ground: PendingGround(surface: surface, area: area, pixel: ground))
      accumulator.sweep(edges, evenOdd: false, into: &painter)
    }
    #expect(plain == expected)
  }

  private func glyphs(_ path: Path, _ color: Color.Resolved) -> DisplayList.Command {
    .glyphs(
      GlyphRun(glyphs: [GlyphRun.Glyph(outline: path, transform: .identity)]), .color(color))
  }

  @Test func `glyphs that come first, second or unseen look as shapes do`() {
    let colors = [
      RasterSupport.color(255, 255, 255), RasterSupport.color(200, 30, 90),
      RasterSupport.color(20, 230, 90, 0.5),
    ]
    let clear = RasterSupport.color(255, 255, 255, 0)
    for first in colors + [clear] {
      for second in colors {
        let (one, other) = (
          RasterSupport.ellipse(16, 16, 9.3, 12.1), RasterSupport.rectangle(10.3, 12.6, 19.9, 7.7)
        )
        let asGlyphs = RasterSupport.pixels(
          [glyphs(one, first), glyphs(other, second)], width: size, height: size)
        let mixed = RasterSupport.pixels(
          [glyphs(one, first), RasterSupport.fill(other, second)], width: size, height: size)
        let asShapes = RasterSupport.pixels(
          [RasterSupport.fill(one, first), RasterSupport.fill(other, second)], width: size,
          height: size)
        #expect(asGlyphs == asShapes)
        #expect(mixed == asShapes)
      }
    }
  }

  @Test func `a shape without edges leaves the whole ground to be written`() {
    let area = PixelRect(x: 3, y: 4, width: 20, height: 30)
    let accumulator = CoverageAccumulator()
    let result = pixels { surface in
      let pending = PendingGround(surface: surface, area: area, pixel: ground)
      let edges = accumulator.begin(in: area, antialiased: true)
      var painter = GroundPainter(
        base: OpaquePainter(surface: surface, pixel: .max), ground: pending)
      accumulator.sweep(edges, evenOdd: false, into: &painter)
      painter.finish()
    }
    #expect(result == pixels { $0.fill(area, with: ground) })
  }

  @Test func `whatever comes first, the ground is there before it`() {
    let ground = RasterSupport.ground
    let white = RasterSupport.color(255, 255, 255)
    let square = RasterSupport.fill(RasterSupport.rectangle(8, 8, 16, 16), white)
    let material = DisplayList.Command.fill(
      RasterSupport.rectangle(4, 4, 9, 9),
      .material(
        MaterialPaint(blurRadius: 2, saturation: 1, veil: white.multiplyingOpacity(by: 0.1))),
      FillStyle())
    let clipped = Layer(
      clips: [Layer.Clip(path: RasterSupport.ellipse(16, 16, 7.3, 6.1))],
      contents: DisplayList([square]))
    let group = Layer(opacity: 0.5, contents: DisplayList([square, square]))
    for first in [material, .layer(clipped), .layer(group), square] {
      let once = RasterSupport.pixels([first], width: size, height: size)
      let onSheet = RasterSupport.pixels(
        [RasterSupport.fill(RasterSupport.sheet(width: size, height: size), ground), first],
        width: size, height: size, over: RasterSupport.color(9, 99, 9))
      #expect(once == onSheet)
    }
    #expect(
      RasterSupport.pixels([], width: size, height: size)
        == Array(repeating: ground.premultipliedPixel, count: size * size))
  }
}
