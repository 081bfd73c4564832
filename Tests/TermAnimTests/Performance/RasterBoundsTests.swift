import CAllocations
import Foundation
import Testing

@testable import TermAnim

/// What drawing costs, counted instead of timed.
struct RasterBoundsTests {
  private static let ground = Color.Resolved.black

  private static func disc(_ radius: CGFloat, at center: CGPoint) -> Path {
    Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A scene with every kind of paint and shape that animations are made of.
  private static func scene(_ frame: Int) -> DisplayList {
    let phase = CGFloat(frame)
    let center = CGPoint(x: 40 + phase / 3, y: 24)
    let stops = [
      GradientPaint.Stop(color: .white, location: 0), .init(color: .clear, location: 1),
    ]
    let linear = GradientPaint(stops: stops, geometry: .linear(start: .zero, end: center))
    let radial = GradientPaint(
      stops: stops, geometry: .radial(center: center, startRadius: 0, endRadius: 20))
    let dashed = StrokeStyle(lineWidth: 3, dash: [6, 3], dashPhase: phase)
    let faded = Layer(
      clips: [Layer.Clip(path: disc(15, at: center))],
      filters: [.shadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 1))],
      opacity: 0.5,
      contents: DisplayList([
        .fill(disc(12, at: center), .color(.white), FillStyle()),
        .fill(disc(8, at: center), .gradient(radial), FillStyle()),
      ]))
    return DisplayList([
      .fill(Path(CGRect(x: 0, y: 0, width: 80, height: 48)), .gradient(linear), FillStyle()),
      .stroke(disc(20, at: center), .color(.white), dashed),
      .layer(faded),
    ])
  }

  @Test func `frames drawn before are drawn again without a new block of memory`() {
    let lists = (0..<30).map(Self.scene)
    let rasterizer = Rasterizer(
      width: 80, height: 48, scale: CGSize(width: 1, height: 1), ground: Self.ground)
    for list in lists { _ = rasterizer.picture(of: list) }
    let before = allocations_of_this_thread()
    for list in lists { _ = rasterizer.picture(of: list) }
    let count = allocations_of_this_thread() &- before
    #expect(count <= SteadyState.allocations(optimized: 0, debug: 320, frames: lists.count))
  }

  /// The pixels that are drawn again when a square of 20 points is moved by one.
  private func redrawnPixels(width: Int, height: Int) -> Int {
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1), ground: Self.ground)
    let backdrop = DisplayList.Command.fill(
      Path(CGRect(x: 0, y: 0, width: width, height: height)), .color(.white), FillStyle())
    var areas: [Int] = []
    for x in [10, 11] {
      let square = Path(CGRect(x: x, y: 10, width: 20, height: 20))
      let list = DisplayList([backdrop, .fill(square, .color(.black), FillStyle())])
      let damage = rasterizer.picture(of: list).damage
      areas.append(damage.map { $0.reduce(0) { $0 + $1.area } } ?? width * height)
    }
    return areas[1]
  }

  @Test func `a small change is as much work on a large screen as on a small one`() {
    let small = redrawnPixels(width: 80, height: 48)
    #expect(small <= 24 * 24)
    #expect(redrawnPixels(width: 500, height: 400) == small)
  }
}
