import Foundation
import Testing

@testable import TermAnim

struct LayerTests {
  private let white = RasterSupport.color(255, 255, 255)
  private let black = RasterSupport.color(0, 0, 0)
  private let red = RasterSupport.color(255, 0, 0)

  private func pixels(_ layer: Layer) -> [UInt32] {
    RasterSupport.pixels([.layer(layer)], width: 20, height: 20, over: black)
  }

  private var disc: Path { RasterSupport.ellipse(10.3, 9.6, 6.2, 7.1) }

  private var square: DisplayList.Command {
    RasterSupport.fill(RasterSupport.rectangle(-5, -5, 40, 40), red)
  }

  private func worst(_ one: [UInt32], _ other: [UInt32]) -> Int {
    zip(one, other).map { RasterSupport.difference($0, $1) }.max() ?? 0
  }

  @Test func `a clipped square is the clip filled`() {
    let clipped = pixels(Layer(clips: [.init(path: disc)], contents: DisplayList([square])))
    let filled = pixels(Layer(contents: DisplayList([RasterSupport.fill(disc, red)])))
    #expect(worst(clipped, filled) <= 1)
  }

  @Test func `a clip and its inverse leave everything between them`() {
    let inside = pixels(Layer(clips: [.init(path: disc)], contents: DisplayList([square])))
    let outside = pixels(
      Layer(clips: [.init(path: disc, isInverse: true)], contents: DisplayList([square])))
    #expect(zip(inside, outside).allSatisfy { abs(Int($0 & 255) + Int($1 & 255) - 255) <= 2 })
  }

  @Test func `a mask of an outline is a clip to it`() {
    let mask = Layer.Mask(contents: DisplayList([RasterSupport.fill(disc, white)]))
    let masked = pixels(Layer(mask: mask, contents: DisplayList([square])))
    let clipped = pixels(Layer(clips: [.init(path: disc)], contents: DisplayList([square])))
    #expect(worst(masked, clipped) <= 1)
  }

  @Test func `a group of layers clipped softly shows no fringe of what is below`() {
    let below = RasterSupport.fill(RasterSupport.rectangle(-5, -5, 40, 40), white)
    let group = pixels(Layer(clips: [.init(path: disc)], contents: DisplayList([below, square])))
    #expect(group.allSatisfy { $0 & 0xFF_FF00 == 0 })
  }

  @Test func `overlapping shapes in a faded layer do not show through each other`() {
    let contents = DisplayList([square, RasterSupport.fill(disc, red)])
    let faded = pixels(Layer(opacity: 0.5, contents: contents))
    #expect(Set(faded).count == 1)
    #expect(RasterSupport.difference(faded[0], 0xFF00_0080) <= 1)
  }

  @Test func `fading one shape equals fading its colour`() {
    let faded = pixels(
      Layer(opacity: 0.3, contents: DisplayList([RasterSupport.fill(disc, red)])))
    let light = pixels(
      Layer(
        contents: DisplayList([RasterSupport.fill(disc, red.multiplyingOpacity(by: 0.3))])))
    #expect(worst(faded, light) <= 1)
  }

  @Test func `a shape with no opacity, or NaN, is not drawn`() {
    for opacity in [0, -1, Double.nan] {
      let hidden = pixels(Layer(opacity: opacity, contents: DisplayList([square])))
      #expect(hidden.allSatisfy { $0 == 0xFF00_0000 })
    }
  }

  @Test func `a rectangular clip between pixels cuts pixels in proportion`() {
    let clip = Layer.Clip(path: RasterSupport.rectangle(4.25, 3, 8, 8))
    let cut = pixels(Layer(clips: [clip], contents: DisplayList([square])))
    #expect(abs(Int(cut[5 * 20 + 4] & 255) - 191) <= 2)
    #expect(cut[5 * 20 + 6] & 255 == 255)
    #expect(cut[5 * 20 + 3] & 255 == 0)
    let hard = Layer.Clip(path: clip.path, style: FillStyle(antialiased: false))
    let whole = pixels(Layer(clips: [hard], contents: DisplayList([square])))
    #expect(whole[5 * 20 + 4] & 255 == 255)
    #expect(whole[5 * 20 + 12] & 255 == 0)
  }

  @Test func `perspective brings what is near the eye no further than its plane`() {
    var transform = ProjectionTransform()
    transform.m13 = -0.08
    let drawn = pixels(Layer(transform: transform, contents: DisplayList([square])))
    #expect(drawn.allSatisfy { $0 >> 24 == 255 })
    #expect(drawn[10 * 20 + 10] == 0xFF00_00FF)
  }

  @Test func `a stroke around a corner is whole at the corner`() {
    var path = Path()
    path.move(to: CGPoint(x: 4, y: 15))
    path.addLine(to: CGPoint(x: 10, y: 4))
    path.addLine(to: CGPoint(x: 16, y: 15))
    for join in [CGLineJoin.miter, .round, .bevel] {
      let style = StrokeStyle(lineWidth: 4, lineJoin: join)
      let drawn = RasterSupport.pixels(
        [.stroke(path, .color(red), style)], width: 20, height: 20, over: black)
      #expect(drawn[5 * 20 + 10] == 0xFF00_00FF)
      #expect(drawn[15 * 20 + 10] == 0xFF00_0000)
    }
  }

  @Test func `a bitmap is drawn pixel for pixel, enlarged smoothly and reduced to its mean`() {
    let bitmap = Bitmap(
      width: 2, height: 2, pixels: [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF])
    func drawn(_ frame: CGRect, tiles: Bool = false) -> [UInt32] {
      let path = RasterSupport.rectangle(0, 0, 8, 8)
      return RasterSupport.pixels(
        [.fill(path, .bitmap(bitmap, frame: frame, tiles: tiles), FillStyle())], width: 8,
        height: 8, over: black)
    }
    let same = drawn(CGRect(x: 3, y: 2, width: 2, height: 2))
    #expect(same[2 * 8 + 3] == 0xFF00_00FF && same[3 * 8 + 4] == 0xFFFF_FFFF)
    #expect(same[0] == 0xFF00_0000)
    let tiled = drawn(CGRect(x: 3, y: 2, width: 2, height: 2), tiles: true)
    #expect(tiled[0] == 0xFF00_FF00 && tiled[8 + 1] == 0xFFFF_0000)
    let large = drawn(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(large[0] == 0xFF00_00FF)
    #expect(large[3] & 255 > 100 && large[3] & 255 < 255)
    let small = drawn(CGRect(x: 2, y: 2, width: 1, height: 1))
    #expect(RasterSupport.difference(small[2 * 8 + 2], 0xFF80_8080) <= 2)
  }
}
