import Foundation
import Testing

@testable import TermAnim

struct StrokerDashTests {
  private let line = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }

  /// The stretches of a horizontal line that are painted, from the outlines' extremes.
  private func stretches(_ style: StrokeStyle, of path: Path? = nil) -> [[Double]] {
    Contours(path ?? line, style).polygons.map { polygon in
      [polygon.map { Double($0.x) }.min() ?? .nan, polygon.map { Double($0.x) }.max() ?? .nan]
    }
  }

  /// Whether no more than the tolerance of a stroke tells the stretches apart.
  private func areEqual(_ stretches: [[Double]], _ expected: [[Double]]) -> Bool {
    stretches.count == expected.count
      && zip(stretches, expected).allSatisfy { abs($0[0] - $1[0]) + abs($0[1] - $1[1]) < 0.02 }
  }

  @Test func `captured from SwiftUI: dashes paint these columns`() throws {
    for row in try ReferenceRow.all(.strokeDash) {
      guard let dash = row.inputs["dash"].numbers, let columns = row.expected.array else {
        Issue.record("no check for \(row.name)")
        continue
      }
      let phase = row.inputs["phase"].number ?? 0
      let painted = stretches(
        StrokeStyle(lineWidth: 10, dash: dash.map { CGFloat($0) }, dashPhase: CGFloat(phase)))
      try #require(painted.count == columns.count, "\(row.name)")
      for (stretch, column) in zip(painted, columns.compactMap(\.numbers)) {
        #expect(abs(stretch[0] - column[0]) <= row.tolerance, "\(row.name)")
        #expect(abs(stretch[1] - 1 - column[1]) <= row.tolerance, "\(row.name)")
      }
    }
  }

  @Test func `captured from SwiftUI: caps make this box of ink`() throws {
    for row in try ReferenceRow.all(.strokeCap) {
      let ends = try #require(row.inputs["line"].array).compactMap(\.numbers)
      let path = Path { $0.addLines(ends.map { CGPoint(x: $0[0], y: $0[1]) }) }
      let caps = ["butt": CGLineCap.butt, "round": .round, "square": .square]
      let style = StrokeStyle(
        lineWidth: try #require(row.inputs["width"].number),
        lineCap: try #require(caps[row.inputs["cap"].string ?? ""]))
      let box = path.strokedPath(style).boundingRect
      let expected = try #require(row.expected.numbers)
      for (value, number) in zip([box.minX, box.minY, box.width, box.height], expected) {
        #expect(abs(value - number) <= row.tolerance, "\(row.name)")
      }
    }
  }

  @Test(arguments: [
    (0.0, [[0.0, 30], [50, 80]]), (10, [[0, 20], [40, 70], [90, 100]]),
    (-10, [[10, 40], [60, 90]]), (30, [[20, 50], [70, 100]]), (50, [[0, 30], [50, 80]]),
    (-40, [[0, 20], [40, 70], [90, 100]]), (.nan, [[0, 30], [50, 80]]),
  ])
  func `a phase moves the pattern towards the start`(phase: Double, expected: [[Double]]) {
    let style = StrokeStyle(lineWidth: 2, dash: [30, 20], dashPhase: CGFloat(phase))
    #expect(areEqual(stretches(style), expected))
  }

  @Test func `an odd number of lengths is gone through twice`() {
    #expect(
      areEqual(stretches(StrokeStyle(dash: [20])), [[0, 20], [40, 60], [80, 100]]))
    let threes = stretches(StrokeStyle(dash: [10, 20, 30], dashPhase: 5))
    #expect(areEqual(threes, [[0, 5], [25, 55], [65, 85]]))
    let shifted = stretches(StrokeStyle(dash: [10, 20, 30], dashPhase: 65))
    #expect(areEqual(shifted, [[5, 25], [55, 65], [85, 100]]))
  }

  @Test(arguments: [[0.0, 0], [-1, 5], [.nan], [.infinity, 1], [], [1e-9, 1e-9]])
  func `a pattern that makes no sense is a solid line`(dash: [Double]) {
    #expect(areEqual(stretches(StrokeStyle(dash: dash.map { CGFloat($0) })), [[0, 100]]))
  }

  @Test func `dashes go round corners and over curves by length`() {
    let bent = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 90)]) }
    let outline = Contours(bent, StrokeStyle(lineWidth: 2, dash: [15, 10]))
    #expect(outline.polygons.count == 4)
    #expect(outline.winding(at: CGPoint(x: 10.5, y: 4.9)) != 0)
    #expect(outline.winding(at: CGPoint(x: 10.5, y: 5.1)) == 0)
    #expect(outline.winding(at: CGPoint(x: 10.5, y: 14.9)) == 0)
    #expect(outline.winding(at: CGPoint(x: 10.5, y: 15.1)) != 0)
  }

  @Test(arguments: [0.25, 0.05])
  func `dashes of a circle lie at their angles with ends across the line`(tolerance: Double) {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 45, startAngle: .zero, endAngle: .degrees(350), clockwise: false)
    let dash = CGFloat(45 * Double.pi / 18)
    let outline = Contours(
      circle, StrokeStyle(lineWidth: 10, dash: [dash, dash]), tolerance: tolerance)
    #expect(outline.polygons.count == 18)
    for (index, end) in stride(from: 0.0, through: 340, by: 10).enumerated() {
      for radius in [40.5, 42, 45, 48, 49.5] {
        let slack = (0.05 + tolerance) / radius
        for side in [-slack, slack] {
          let angle = end * .pi / 180 + side
          let sample = CGPoint(x: radius * cos(angle), y: radius * sin(angle))
          let isInside = index.isMultiple(of: 2) == (side > 0)
          #expect((outline.winding(at: sample) != 0) == isInside, "\(end) degrees, \(radius)")
        }
      }
    }
  }

  @Test func `dashes keep their place on a curve that is flattened roughly`() {
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 45, startAngle: .zero, endAngle: .degrees(350), clockwise: false)
    let dash = CGFloat(45 * Double.pi / 18)
    let outline = Contours(
      circle, StrokeStyle(lineWidth: 10, dash: [dash, dash]), tolerance: 2)
    for (side, isInside) in [(-0.3, false), (0.3, true)] {
      let angle = 340 * Double.pi / 180 + side / 45
      let sample = CGPoint(x: 45 * cos(angle), y: 45 * sin(angle))
      #expect((outline.winding(at: sample) != 0) == isInside)
    }
  }

  @Test func `a ring of dashes has no seam where it closes`() {
    let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let joined = Contours(square, StrokeStyle(lineWidth: 4, dash: [30, 20], dashPhase: 15))
    #expect(joined.polygons.count == 3)
    #expect(joined.winding(at: CGPoint(x: -1.5, y: -1.5)) != 0)
    let apart = Contours(square, StrokeStyle(lineWidth: 4, dash: [20, 20], dashPhase: 0))
    #expect(apart.polygons.count == 4)
    #expect(apart.winding(at: CGPoint(x: -1.5, y: -1.5)) == 0)
    let whole = Contours(square, StrokeStyle(lineWidth: 4, dash: [200, 20]))
    #expect(whole.polygons == Contours(square, StrokeStyle(lineWidth: 4)).polygons)
    let gap = Contours(square, StrokeStyle(lineWidth: 4, dash: [20, 200], dashPhase: 20))
    #expect(gap.polygons.isEmpty)
  }

  @Test func `dashes without length are dots when they have caps`() {
    #expect(Contours(line, StrokeStyle(lineWidth: 10, dash: [0, 25])).polygons.isEmpty)
    let round = Contours(line, StrokeStyle(lineWidth: 10, lineCap: .round, dash: [0, 25]))
    #expect(round.polygons.count == 4)
    let page = CGRect(x: -10, y: 40, width: 120, height: 20)
    #expect(abs(round.area(in: page, resolution: 400) - 4 * 25 * .pi) < 2)
    let square = Contours(line, StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, 25]))
    #expect(abs(square.area(in: page, resolution: 400) - 4 * 100) < 2)
  }

  @Test func `a subpath without length is a dot when it has caps`() {
    let dots = Path { path in
      path.addLines([CGPoint(x: 20, y: 50), CGPoint(x: 20, y: 50)])
      path.move(to: CGPoint(x: 60, y: 50))
      path.closeSubpath()
      path.move(to: CGPoint(x: 90, y: 50))
    }
    #expect(Contours(dots, StrokeStyle(lineWidth: 10)).polygons.isEmpty)
    let round = StrokeStyle(lineWidth: 10, lineCap: .round)
    #expect(areEqual(stretches(round, of: dots), [[15, 25], [55, 65]]))
    let square = StrokeStyle(lineWidth: 10, lineCap: .square, dash: [3])
    #expect(areEqual(stretches(square, of: dots), [[15, 25], [55, 65]]))
  }
}
