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
    #expect(together == expected, "seed \(seed), even-odd \(evenOdd)")
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
        [RasterSupport.fill(RasterSupport.rectangle(0, 0, 40, 40), ground), first], width: size,
        height: size, over: RasterSupport.color(9, 99, 9))
      #expect(once == onSheet)
    }
    #expect(
      RasterSupport.pixels([], width: size, height: size)
        == Array(repeating: ground.premultipliedPixel, count: size * size))
  }
}
