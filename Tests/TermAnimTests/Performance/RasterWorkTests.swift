import Foundation
import Testing

@testable import TermAnim

/// The rasteriser's work on fixed frames, against recorded bounds: no clock, so no noise.
struct RasterWorkTests {
  /// What is counted of one shape on 200 x 120 pixels.
  struct Bound: Sendable, CustomTestStringConvertible {
    let name: String
    let path: Path
    var style: StrokeStyle?
    let edges: Int
    let spans: Int
    let quads: Int

    var testDescription: String { name }
  }

  private static let bounds = PixelRect(x: 0, y: 0, width: 200, height: 120)

  private static let star = RasterSupport.polygon(
    (0..<24).map { index in
      let (angle, radius) = (Double(index) * .pi / 12, index % 2 == 0 ? 50.0 : 25)
      return CGPoint(x: 100 + radius * cos(angle), y: 60 + radius * sin(angle))
    })

  private static let arc = Path {
    $0.addRelativeArc(
      center: CGPoint(x: 100, y: 60), radius: 45, startAngle: .zero, delta: .degrees(270))
  }

  static let shapes = [
    Bound(
      name: "disc", path: RasterSupport.ellipse(100, 60, 50, 50), edges: 61, spans: 130,
      quads: 320),
    Bound(name: "star", path: star, edges: 25, spans: 560, quads: 900),
    Bound(
      name: "star's outline", path: star, style: StrokeStyle(lineWidth: 4), edges: 60, spans: 400,
      quads: 1_800),
    Bound(
      name: "dashed arc", path: arc,
      style: StrokeStyle(lineWidth: 10, dash: [6, 3, 20, 3], dashPhase: 7), edges: 300, spans: 250,
      quads: 900),
    Bound(
      name: "sheet", path: RasterSupport.rectangle(-5, -5, 300, 300), edges: 4, spans: 120,
      quads: 120),
  ]

  @Test(arguments: shapes)
  func `a shape takes no more edges, spans and looks at pixels than recorded`(bound: Bound) {
    var sink = CountingSink()
    let accumulator = CoverageAccumulator()
    var edges = accumulator.begin(in: Self.bounds, antialiased: true)
    var painter = CountingPainter()
    if let style = bound.style {
      var stroker = Stroker()
      stroker.outline(bound.path, style, tolerance: PixelTransform.tolerance, into: &sink)
      PixelTransform(.identity).outline(bound.path, style, stroker: &stroker, into: &edges)
    } else {
      bound.path.flatten(tolerance: PixelTransform.tolerance, into: &sink)
      PixelTransform(.identity).flatten(bound.path, into: &edges)
    }
    accumulator.sweep(edges, evenOdd: false, into: &painter)
    #expect(sink.edges <= bound.edges)
    #expect(painter.spans <= bound.spans)
    #expect(painter.quads <= bound.quads)
    #expect(painter.rows <= Self.bounds.height)
  }

  /// What a second frame does in which a square of 20 points has moved by one, in front of a sheet.
  private func workOfSmallChange(width: Int, height: Int) -> RasterWork {
    let rasterizer = Rasterizer(
      width: width, height: height, scale: CGSize(width: 1, height: 1), ground: .black)
    let sheet = RasterSupport.fill(
      RasterSupport.rectangle(0, 0, Double(width), Double(height)), .white)
    func list(_ x: Double) -> DisplayList {
      DisplayList([sheet, RasterSupport.fill(RasterSupport.rectangle(x, 10, 20, 20), .black)])
    }
    _ = rasterizer.picture(of: list(10))
    let before = rasterizer.work
    _ = rasterizer.picture(of: list(11))
    return rasterizer.work - before
  }

  @Test func `a small change is the same work on a screen thirteen times as large`() {
    let small = workOfSmallChange(width: 80, height: 48)
    let large = workOfSmallChange(width: 500, height: 400)
    #expect(small.pixels > 0 && small.shapes == 2)
    #expect(large == small)
  }

  /// So many dots that all have moved by `step`, in rows of 100.
  private func dots(_ count: Int, step: Double) -> DisplayList {
    DisplayList(
      (0..<count).map { index in
        RasterSupport.fill(
          RasterSupport.rectangle(
            Double(index % 100) * 4 + step, Double(index / 100) * 4, 3, 3), .white)
      })
  }

  private func rasterizerOfDots() -> Rasterizer {
    Rasterizer(width: 404, height: 404, scale: CGSize(width: 1, height: 1), ground: .black)
  }

  @Test func `ten times as many moving shapes are ten times the work`() {
    let work = [1_000, 10_000].map { count in
      let rasterizer = rasterizerOfDots()
      _ = rasterizer.picture(of: dots(count, step: 0))
      let before = rasterizer.work
      _ = rasterizer.picture(of: dots(count, step: 0.5))
      return rasterizer.work - before
    }
    #expect(work[0].shapes == 1_000)
    #expect(work[1].shapes == 10_000)
    #expect(work[1].commands <= 10 * work[0].commands)
    #expect(work[1].pixels <= 10 * work[0].pixels)
  }

  @Test func `a text that is scrolled costs the lines in its window, however many it has`() {
    let window = RasterSupport.rectangle(0, 0, 100, 40)
    func list(_ lines: Int, scrolledBy rows: Double) -> DisplayList {
      let runs = (0..<lines).map { line in
        DisplayList.Command.characters(
          CharacterRun(
            clusters: "twelve signs".map { .init(text: String($0), columns: 1) },
            origin: CGPoint(x: 0, y: Double(line) * 2), color: .white))
      }
      let transform = CGAffineTransform(translationX: 0, y: -2 * rows)
      let content = Layer(transform: ProjectionTransform(transform), contents: DisplayList(runs))
      let clip = Layer.Clip(path: window)
      return DisplayList([.layer(Layer(clips: [clip], contents: DisplayList([.layer(content)])))])
    }
    let work = [100, 1_000].map { lines in
      let rasterizer = Rasterizer(
        width: 100, height: 40, scale: CGSize(width: 1, height: 1), ground: .black)
      _ = rasterizer.picture(of: list(lines, scrolledBy: 30))
      let before = rasterizer.work
      _ = rasterizer.picture(of: list(lines, scrolledBy: 31))
      return rasterizer.work - before
    }
    #expect(work.map(\.characters) == [240, 240])
  }

  @Test func `one moving shape of ten thousand is painted with those around it only`() {
    let rasterizer = rasterizerOfDots()
    var list = dots(10_000, step: 0)
    _ = rasterizer.picture(of: list)
    let before = rasterizer.work
    list.commands[5_050] = RasterSupport.fill(RasterSupport.rectangle(201, 200, 3, 3), .white)
    _ = rasterizer.picture(of: list)
    let work = rasterizer.work - before
    #expect(work.shapes <= 9)
    #expect(work.commands == 10_000)
    #expect(work.pixels <= 60)
  }
}
