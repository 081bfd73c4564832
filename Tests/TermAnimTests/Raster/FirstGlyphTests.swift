import Foundation
import Testing

@testable import TermAnim

/// Pictures that begin with glyphs, which are worked out over the ground's colour, are those that
/// are read back from pixels.
struct FirstGlyphTests {
  /// A ground whose pixel is the same when it is painted.
  private let ground = RasterSupport.color(24, 33, 57)

  /// One to three runs and shapes in a picture of some size.
  private struct Scene {
    var random: SeededGenerator
    let size: SIMD2<Double>

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &random)
    }

    mutating func point() -> CGPoint {
      CGPoint(x: number(-0.3...1.3) * size.x, y: number(-0.3...1.3) * size.y)
    }

    mutating func color() -> Color.Resolved {
      let opacity: Float = [0, 0.4, 1, 1, 1][Int.random(in: 0..<5, using: &random)]
      return RasterSupport.color(
        Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random), 90,
        opacity)
    }

    mutating func paint() -> Paint {
      guard Bool.random(using: &random) else { return .color(color()) }
      let stops = [
        GradientPaint.Stop(color: color(), location: 0), .init(color: color(), location: 1),
      ]
      let spreads = [GradientPaint.Spread.pad, .mirror]
      return .gradient(
        GradientPaint(
          stops: stops, geometry: .linear(start: point(), end: point()),
          spread: spreads[Int.random(in: 0..<spreads.count, using: &random)]))
    }

    mutating func outline() -> Path {
      let (center, x, y) = (point(), number(0.2...14), number(0.2...14))
      switch Int.random(in: 0...2, using: &random) {
      case 0: return RasterSupport.ellipse(center.x, center.y, x, y)
      case 1: return RasterSupport.rectangle(center.x, center.y, x, y)
      default:
        let corners = (0..<Int.random(in: 1...6, using: &random)).map { _ in point() }
        return RasterSupport.polygon(corners)
      }
    }

    mutating func run() -> GlyphRun {
      GlyphRun(
        glyphs: (0..<Int.random(in: 0...3, using: &random)).map { _ in
          let stroke = StrokeStyle(lineWidth: number(0.2...3), lineCap: .round)
          return GlyphRun.Glyph(
            outline: outline(),
            transform: CGAffineTransform(
              a: Bool.random(using: &random) ? 1 : -1, b: 0, c: number(-0.3...0.3), d: 1, tx: 0,
              ty: 0),
            stroke: Int.random(in: 0..<4, using: &random) == 0 ? stroke : nil)
        })
    }

    mutating func command() -> DisplayList.Command {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return .fill(outline(), paint(), FillStyle(eoFill: Bool.random(using: &random)))
      case 1:
        var layer = Layer(contents: DisplayList([.glyphs(run(), paint())]))
        layer.opacity = Bool.random(using: &random) ? 1 : 0.6
        if Bool.random(using: &random) {
          let clip =
            Bool.random(using: &random)
            ? outline()
            : RasterSupport.rectangle(
              number(0...1) * size.x, number(0...1) * size.y, number(1...20), number(1...20))
          layer.clips = [.init(path: clip, isInverse: false)]
        }
        return .layer(layer)
      default: return .glyphs(run(), paint())
      }
    }

    mutating func list() -> [DisplayList.Command] {
      (0..<Int.random(in: 1...3, using: &random)).map { _ in command() }
    }
  }

  private func scene(_ seed: Int) -> Scene {
    var random = SeededGenerator(seed: UInt64(seed))
    let width = Int.random(in: 1...(Bool.random(using: &random) ? 9 : 70), using: &random)
    let height = Int.random(in: 1...40, using: &random)
    return Scene(random: random, size: SIMD2(Double(width), Double(height)))
  }

  @Test func `glyphs on the ground look as they do on a sheet of its colour`() {
    for seed in 0..<600 {
      var scene = scene(seed)
      let (width, height) = (Int(scene.size.x), Int(scene.size.y))
      let list = scene.list()
      let sheet = RasterSupport.sheet(width: width, height: height)
      let plain = RasterSupport.pixels(list, width: width, height: height, over: ground)
      let read = RasterSupport.pixels(
        [RasterSupport.fill(sheet, ground)] + list, width: width, height: height, over: ground)
      #expect(plain == read, "seed \(seed), \(width) x \(height)")
    }
  }

  @Test func `glyphs that change leave the picture that they make from the start`() {
    for seed in 3000..<3300 {
      var scene = scene(seed)
      let (width, height) = (Int(scene.size.x), Int(scene.size.y))
      let rasterizer = Rasterizer(
        width: width, height: height, scale: CGSize(width: 1, height: 1), ground: ground)
      var list = scene.list()
      _ = rasterizer.picture(of: DisplayList(list))
      for _ in 0..<3 {
        list[Int.random(in: 0..<list.count, using: &scene.random)] = scene.command()
        let changed = RasterSupport.pixels(of: rasterizer.picture(of: DisplayList(list)))
        let fresh = RasterSupport.pixels(list, width: width, height: height, over: ground)
        #expect(changed == fresh, "seed \(seed), \(width) x \(height)")
      }
    }
  }
}
