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

  @Test func `a bitmap that is not smooth shows its pixels as rectangles, and reduced their mean`()
  {
    let colors: [UInt32] = [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF]
    func drawn(_ side: Double) -> [UInt32] {
      let paint = Paint.bitmap(
        Bitmap(width: 2, height: 2, pixels: colors),
        frame: CGRect(x: 0, y: 0, width: side, height: side), tiles: false, isSmooth: false)
      return RasterSupport.pixels(
        [.fill(RasterSupport.rectangle(0, 0, side, side), paint, FillStyle())], width: 8,
        height: 8, over: black)
    }
    let large = drawn(8)
    for y in 0..<8 {
      for x in 0..<8 { #expect(large[y * 8 + x] == colors[y / 4 * 2 + x / 4]) }
    }
    #expect(RasterSupport.difference(drawn(1)[0], 0xFF80_8080) <= 2)
  }

  @Test(arguments: [true, false])
  func `a bitmap in perspective has each colour where a drawing of it has it`(isSmooth: Bool) {
    let colors = [red, white, RasterSupport.color(0, 255, 0), RasterSupport.color(0, 0, 255)]
    let bitmap = Bitmap(
      width: 160, height: 160,
      pixels: (0..<160 * 160).map {
        colors[$0 / 160 / 80 * 2 + $0 % 160 / 80].premultipliedPixel
      })
    let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    var transform = ProjectionTransform(CGAffineTransform(translationX: -20, y: -20))
      .concatenating(ProjectionTransform(CATransform3DMakeRotation(.pi / 5, 0.3, 1, 0)))
    transform.m13 = 0.008
    transform.m33 = 1
    transform = transform.concatenating(
      ProjectionTransform(CGAffineTransform(translationX: 20, y: 20)))
    func drawn(_ commands: [DisplayList.Command]) -> [UInt32] {
      RasterSupport.pixels(
        [.layer(Layer(transform: transform, contents: DisplayList(commands)))], width: 40,
        height: 40, over: black)
    }
    let picture = drawn([
      .fill(
        Path(frame), .bitmap(bitmap, frame: frame, tiles: false, isSmooth: isSmooth), FillStyle())
    ])
    let quarters = drawn(
      colors.indices.map { index in
        RasterSupport.fill(
          RasterSupport.rectangle(Double(index % 2) * 20, Double(index / 2) * 20, 20, 20),
          colors[index])
      })
    let plain = colors.map(\.premultipliedPixel)
    let certain = quarters.indices.filter { plain.contains(quarters[$0]) }
    #expect(certain.count > 400)
    let wrong = certain.filter { RasterSupport.difference(picture[$0], quarters[$0]) > 1 }
    #expect(wrong.count < certain.count / 10, "\(wrong.count) of \(certain.count)")
  }

  @Test(arguments: [BlendMode.difference, .sourceIn, .destinationOut])
  func `a layer alone in a group looks as one that is isolated there`(mode: BlendMode) {
    let below = RasterSupport.fill(RasterSupport.rectangle(0, 0, 20, 20), white)
    let blended = Layer(blendMode: mode, contents: DisplayList([square]))
    let isolated = DisplayList.Command.layer(
      Layer(
        isIsolated: true,
        contents: DisplayList([RasterSupport.fill(disc, white), .layer(blended)])))
    func drawn(_ contents: [DisplayList.Command]) -> [UInt32] {
      RasterSupport.pixels(
        [below, .layer(Layer(blendMode: .multiply, contents: DisplayList(contents)))], width: 20,
        height: 20, over: black)
    }
    let nothing = RasterSupport.fill(disc, white.multiplyingOpacity(by: 0))
    #expect(drawn([isolated]) == drawn([isolated, nothing]))
    #expect(drawn([.layer(Layer(contents: DisplayList([isolated])))]) == drawn([isolated]))
    if mode == .destinationOut { #expect(drawn([square, isolated]) == drawn([square])) }
  }

  @Test func `a blended shape fades for itself, however many layers lie between`() {
    let below = RasterSupport.fill(RasterSupport.rectangle(0, 0, 20, 20), white)
    func drawn(_ contents: [DisplayList.Command]) -> [UInt32] {
      RasterSupport.pixels(
        [below, .layer(Layer(opacity: 0.5, contents: DisplayList(contents)))], width: 20,
        height: 20, over: black)
    }
    let turned = ProjectionTransform(CGAffineTransform(translationX: 1, y: 1))
    let blended = DisplayList.Command.layer(
      Layer(blendMode: .difference, contents: DisplayList([square])))
    let direct = drawn([blended])
    #expect(drawn([.layer(Layer(transform: turned, contents: DisplayList([blended])))]) == direct)
    #expect(RasterSupport.difference(direct[210], 0xFF80_80FF) <= 1)
  }
}
