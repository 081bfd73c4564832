import Foundation
import Testing

@testable import TermAnim

/// Shapes with two sides cover the same pixels, to the last bit, as they do with a contour more
/// that covers nothing: that sends them through cells.
struct ShapeSidesTests {
  private static let (width, height) = (60, 40)

  /// Random outlines that fall on both sides, mostly near the picture.
  private struct Outlines {
    var random: SeededGenerator

    mutating func chance(_ share: Double) -> Bool {
      Double.random(in: 0..<1, using: &random) < share
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      let number = Double.random(in: range, using: &random)
      return chance(0.2) ? number.rounded() : number
    }

    mutating func outline() -> Path {
      chance(0.4) ? rounded() : jagged()
    }

    /// An ellipse, a rounded rectangle or a turned rectangle.
    private mutating func rounded() -> Path {
      let (width, height) = (number(0.2...70), number(0.2...70))
      let box = CGRect(
        x: number(-40...60), y: number(-40...40), width: width, height: height)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return Path(ellipseIn: box)
      case 1: return Path(roundedRect: box, cornerRadius: number(0...20))
      default:
        return Path(box).applying(
          CGAffineTransform(translationX: box.midX, y: box.midY).rotated(by: number(0...3))
            .translatedBy(x: -box.midX, y: -box.midY))
      }
    }

    /// Two sides with corners here and there, which may cross each other.
    private mutating func jagged() -> Path {
      let (top, bottom) = (number(-30...20), number(20...60))
      let (left, right) = (number(-20...40), number(10...80))
      let reach = chance(0.5) ? 2.0 : 30
      let down = side(around: left, reach, from: top, to: bottom)
      let up = side(around: right, reach, from: top, to: bottom)
      let points = down + up.reversed()
      let turned = chance(0.5) ? points : points.reversed()
      let first = Int.random(in: 0..<turned.count, using: &random)
      return RasterSupport.polygon(Array(turned[first...] + turned[..<first]))
    }

    private mutating func side(
      around x: Double, _ reach: Double, from top: Double, to bottom: Double
    ) -> [CGPoint] {
      let count = Int.random(in: 0...12, using: &random)
      let heights = [top] + (0..<count).map { _ in number(top...bottom) }.sorted() + [bottom]
      return heights.map { CGPoint(x: x + number(-reach...reach), y: $0) }
    }
  }

  /// The path and a line there and back.
  private static func withLine(_ path: Path) -> Path {
    var path = path
    let box = path.boundingRect
    path.move(to: CGPoint(x: box.midX, y: box.minY))
    path.addLine(to: CGPoint(x: box.midX, y: box.maxY))
    path.closeSubpath()
    return path
  }

  private static let paints: [Paint] = {
    let ends = [RasterSupport.color(250, 40, 90), RasterSupport.color(30, 200, 220)]
    func gradient(_ geometry: GradientPaint.Geometry, _ opacity: Float) -> Paint {
      .gradient(
        GradientPaint(
          stops: ends.indices.map { index in
            var color = ends[index]
            color.opacity = opacity
            return GradientPaint.Stop(color: color, location: Double(index))
          }, geometry: geometry))
    }
    let line = GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 60, y: 30))
    let circle = GradientPaint.Geometry.radial(
      center: CGPoint(x: 30, y: 20), startRadius: 2, endRadius: 30)
    return [
      .color(ends[0]), .color(RasterSupport.color(250, 40, 90, 0.4)), gradient(line, 1),
      gradient(line, 0.5), gradient(circle, 0.7),
    ]
  }()

  private static func pixels(_ command: DisplayList.Command, isFirst: Bool) -> [UInt32] {
    let sheet = RasterSupport.fill(
      RasterSupport.sheet(width: width, height: height), RasterSupport.color(20, 90, 60))
    return RasterSupport.pixels(
      isFirst ? [command] : [sheet, command], width: width, height: height)
  }

  @Test(arguments: 0..<60)
  func `a shape with two sides is drawn as one without`(seed: Int) {
    var outlines = Outlines(random: SeededGenerator(seed: UInt64(seed)))
    for round in 0..<20 {
      let path = outlines.outline()
      let paint = Self.paints[round % Self.paints.count]
      let style = FillStyle(eoFill: round % 3 == 0)
      let isFirst = round % 4 < 2
      func pixels(_ path: Path) -> [UInt32] {
        let fill = DisplayList.Command.fill(path, paint, style)
        let faded = Layer(opacity: 0.6, contents: DisplayList([fill]))
        return Self.pixels(round % 7 < 2 ? .layer(faded) : fill, isFirst: isFirst)
      }
      let (sides, cells) = (pixels(path), pixels(Self.withLine(path)))
      let different = sides.indices.filter { sides[$0] != cells[$0] }
      #expect(
        different.isEmpty,
        """
        round \(round): \(different.count) pixels, the first \(different.first ?? 0) of \(path) in \
        \(paint)
        """)
    }
  }

  @Test(arguments: 0..<20)
  func `a clipped shape with two sides is drawn as one without`(seed: Int) {
    var outlines = Outlines(random: SeededGenerator(seed: UInt64(1_000 + seed)))
    let clip = Path(ellipseIn: CGRect(x: 8, y: 3, width: 40, height: 33))
    for _ in 0..<10 {
      let path = outlines.outline()
      func clipped(_ path: Path) -> DisplayList.Command {
        .layer(
          Layer(
            clips: [Layer.Clip(path: clip)],
            contents: DisplayList([.fill(path, Self.paints[0], FillStyle())])))
      }
      #expect(
        Self.pixels(clipped(path), isFirst: false)
          == Self.pixels(clipped(Self.withLine(path)), isFirst: false), "\(path)")
    }
  }

  private static func hasTwoSides(_ path: Path, antialiased: Bool = true) -> Bool {
    let accumulator = CoverageAccumulator()
    var edges = accumulator.begin(
      in: PixelRect(x: 0, y: 0, width: width, height: height), antialiased: antialiased)
    PixelTransform(.identity).flatten(path, into: &edges)
    return accumulator.takeSides(edges)
  }

  @Test func `discs, capsules, rectangles and whatever falls on both sides has two`() {
    let box = CGRect(x: 5, y: 5, width: 30, height: 24)
    #expect(Self.hasTwoSides(Path(ellipseIn: box)))
    #expect(Self.hasTwoSides(Path(roundedRect: box, cornerRadius: 12)))
    #expect(Self.hasTwoSides(Path(box)))
    #expect(
      Self.hasTwoSides(
        RasterSupport.polygon([
          CGPoint(x: 20, y: 2), CGPoint(x: 8, y: 14), CGPoint(x: 16, y: 20), CGPoint(x: 4, y: 36),
          CGPoint(x: 30, y: 39),
        ])))
  }

  @Test func `what is level in between, turns up again, has holes or hard edges has not`() {
    let step = RasterSupport.polygon([
      CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 20), CGPoint(x: 30, y: 20),
      CGPoint(x: 30, y: 35), CGPoint(x: 5, y: 35),
    ])
    let arrow = RasterSupport.polygon([
      CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 20), CGPoint(x: 25, y: 5), CGPoint(x: 15, y: 38),
    ])
    var ring = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
    ring.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(!Self.hasTwoSides(step))
    #expect(!Self.hasTwoSides(arrow))
    #expect(!Self.hasTwoSides(ring))
    #expect(!Self.hasTwoSides(Path(CGRect(x: 5, y: 5, width: 30, height: 30)), antialiased: false))
    #expect(!Self.hasTwoSides(Path(CGRect(x: 5, y: 5, width: 50, height: 20))))
  }

  /// Counts rows by how they are painted.
  private struct RowCounter: SpanPainter {
    var filled = 0
    var others = 0

    mutating func begin(row y: Int) {}
    mutating func paint(_ row: CoverageRow) { others += 1 }
    mutating func paint(_ row: FilledRow) { filled += 1 }
    mutating func span(from x: Int, to end: Int, coverage: UInt32) {}
    mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {}
  }

  @Test(arguments: [false, true])
  func `all rows of a disc but its first and last ones are filled from side to side`(
    isTurned: Bool
  ) {
    let accumulator = CoverageAccumulator()
    var edges = accumulator.begin(
      in: PixelRect(x: 0, y: 0, width: Self.width, height: Self.height), antialiased: true)
    let turned = CGAffineTransform(a: isTurned ? -1 : 1, b: 0, c: 0, d: 1, tx: 30, ty: 20)
    PixelTransform(turned).flatten(RasterSupport.ellipse(0, 0, 16, 16), into: &edges)
    var counter = RowCounter()
    accumulator.sweep(edges, evenOdd: false, into: &counter)
    #expect(counter.filled + counter.others == 32)
    #expect(counter.others <= 6)
  }

  @Test func `a picture of shapes with two sides needs no more memory from frame to frame`() {
    let rasterizer = Rasterizer(
      width: 60, height: 40, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
    func list(_ radius: Double) -> DisplayList {
      DisplayList([
        RasterSupport.fill(
          RasterSupport.ellipse(30, 20, radius, radius), RasterSupport.color(200, 80, 20))
      ])
    }
    for radius in 1..<40 { _ = rasterizer.picture(of: list(Double(radius))) }
    let growths = rasterizer.growthCount
    for radius in 1..<40 { _ = rasterizer.picture(of: list(Double(radius) + 0.5)) }
    #expect(rasterizer.growthCount == growths)
  }
}
