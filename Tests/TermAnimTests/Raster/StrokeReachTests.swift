import Foundation
import Testing

@testable import TermAnim

struct StrokeReachTests {
  /// A path of lines and curves with every kind of corner, smooth and turned back ones too.
  private func path(_ dice: inout SeededGenerator) -> Path {
    func coordinate() -> CGFloat { CGFloat(Int.random(in: 0...12, using: &dice) * 8) }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
    return Path { path in
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        switch Int.random(in: 0...4, using: &dice) {
        case 0: path.addCurve(to: point(), control1: point(), control2: point())
        case 1: path.addQuadCurve(to: point(), control: point())
        case 2: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 3, height: 20)))
        default: path.addLine(to: point())
        }
      }
      if Bool.random(using: &dice) { path.closeSubpath() }
    }
  }

  @Test(arguments: 0..<300)
  func `no outline leaves the reach of its stroke`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let path = path(&dice)
    let style = StrokeStyle(
      lineWidth: CGFloat.random(in: 0.2...40, using: &dice),
      lineCap: seed % 3 == 0 ? .square : .butt, lineJoin: .miter,
      miterLimit: CGFloat.random(in: 0...12, using: &dice), dash: seed % 4 == 0 ? [7, 3] : [])
    var stroker = Stroker()
    var outline = PointBox()
    stroker.outline(path, style, tolerance: PixelTransform.tolerance, into: &outline)
    let pixels = outline.pixels()
    let bounds = PixelTransform(.identity).bounds(of: path, outset: style.reach(along: path))
    #expect(pixels.intersection(bounds) == pixels)
    #expect(style.reach(along: path) <= style.reach)
  }

  @Test(arguments: 0..<100)
  func `no outline leaves the pixels that its stroke may touch in perspective`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let path = path(&dice)
    let style = StrokeStyle(lineWidth: 30, lineCap: .square, miterLimit: 3)
    var projection = ProjectionTransform()
    projection.m13 = CGFloat.random(in: -0.003...0.003, using: &dice)
    projection.m23 = CGFloat.random(in: -0.003...0.003, using: &dice)
    let transform = PixelTransform(.identity).preceded(by: projection)
    var stroker = Stroker()
    var outline = ProjectingSink(base: PointBox(), transform: transform)
    stroker.outline(path, style, tolerance: PixelTransform.tolerance, into: &outline)
    outline.finish()
    let pixels = outline.base.pixels()
    let bounds = transform.bounds(of: path, outset: style.reach(along: path))
    #expect(pixels.intersection(bounds) == pixels)
  }

  @Test func `an arc's stroke reaches hardly farther than half its width`() {
    let arc = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(250),
        clockwise: false)
    }
    let style = StrokeStyle(lineWidth: 10)
    #expect(style.reach == 50)
    #expect(style.reach(along: arc) == 8)
  }

  @Test func `a corner's miter is what its angle says, up to the limit`() {
    func reach(turningBy degrees: Double, limit: CGFloat) -> CGFloat {
      let angle = degrees * .pi / 180
      let path = Path {
        $0.addLines([
          CGPoint(x: -50, y: 0), .zero, CGPoint(x: 50 * cos(angle), y: 50 * sin(angle)),
        ])
      }
      return StrokeStyle(lineWidth: 2, miterLimit: limit).reach(along: path)
    }
    #expect(abs(reach(turningBy: 120, limit: 10) - 2) < 0.01)
    #expect(abs(reach(turningBy: 151.045, limit: 10) - 4) < 0.01)
    #expect(reach(turningBy: 151.045, limit: 3.9) < 2)
    #expect(reach(turningBy: 45, limit: 10) < 2)
  }
}
