import Foundation
import Testing

@testable import TermAnim

struct CoverageTests {
  private let size = 24

  private func randomPolygon(_ random: inout SeededGenerator, corners: Int) -> [CGPoint] {
    (0..<corners).map { _ in
      CGPoint(
        x: Double.random(in: -10...34, using: &random),
        y: Double.random(in: -10...34, using: &random))
    }
  }

  /// The largest error of `coverage` against what `exact` gives; nil is not compared.
  private func error(_ coverage: [Double], exact: (Int, Int) -> Double?) -> Double {
    (0..<size * size).map { index in
      exact(index % size, index / size).map { abs($0 - coverage[index]) } ?? 0
    }.max() ?? 0
  }

  @Test(arguments: 0..<60)
  func `a triangle anywhere covers what an oracle works out`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let corners = randomPolygon(&random, corners: 3)
    let oracle = CoverageOracle(polygon: corners)
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(corners), width: size, height: size)
    #expect(error(coverage) { abs(oracle.signedCoverage(x: $0, y: $1)) } < 0.012)
  }

  @Test(arguments: 0..<20)
  func `pixels that no edge crosses are in or out by either rule`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 100))
    let corners = randomPolygon(&random, corners: 9)
    let oracle = CoverageOracle(polygon: corners)
    for evenOdd in [false, true] {
      let coverage = RasterSupport.coverage(
        of: RasterSupport.polygon(corners), width: size, height: size,
        style: FillStyle(eoFill: evenOdd))
      let worst = error(coverage) { x, y in
        guard !oracle.touches(x: x, y: y) else { return nil }
        let winding = oracle.winding(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        return (evenOdd ? winding % 2 : winding) == 0 ? 0 : 1
      }
      #expect(worst == 0, "even-odd \(evenOdd)")
    }
  }

  @Test(arguments: [0.7, 3, 9.3])
  func `a circle covers its area`(radius: Double) {
    let coverage = RasterSupport.coverage(
      of: RasterSupport.ellipse(12.3, 11.8, radius, radius), width: size, height: size)
    let area = Double.pi * radius * radius
    #expect(abs(coverage.reduce(0, +) - area) < 0.05 * 2 * .pi * radius + 0.02)
  }

  @Test(arguments: 0..<30)
  func `two halves of a square cover each pixel once together`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 200))
    let top = CGPoint(x: Double.random(in: 1...23, using: &random), y: -3)
    let middle = CGPoint(
      x: Double.random(in: 1...23, using: &random), y: Double.random(in: 1...23, using: &random))
    let bottom = CGPoint(x: Double.random(in: 1...23, using: &random), y: 30)
    let left = [CGPoint(x: -5, y: -3), top, middle, bottom, CGPoint(x: -5, y: 30)]
    let right = [CGPoint(x: 40, y: -3), top, middle, bottom, CGPoint(x: 40, y: 30)]
    let one = RasterSupport.coverage(
      of: RasterSupport.polygon(left), width: size, height: size)
    let other = RasterSupport.coverage(
      of: RasterSupport.polygon(right), width: size, height: size)
    #expect(zip(one, other).allSatisfy { abs($0 + $1 - 1) < 0.008 })
  }

  @Test func `a square that moves by tenths of a pixel changes evenly`() {
    for step in 0...10 {
      let shift = Double(step) / 10
      let coverage = RasterSupport.coverage(
        of: RasterSupport.rectangle(4 + shift, 4, 5, 5), width: 16, height: 16)
      #expect(abs(coverage[6 * 16 + 4] - (1 - shift)) < 0.006)
      #expect(abs(coverage[6 * 16 + 9] - shift) < 0.006)
      #expect(coverage[6 * 16 + 6] == 1)
    }
  }

  @Test func `without smoothing a pixel is in when its middle is`() {
    let corners = [CGPoint(x: 2.2, y: 1.3), CGPoint(x: 21.4, y: 8.1), CGPoint(x: 7.7, y: 22.6)]
    let oracle = CoverageOracle(polygon: corners)
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(corners), width: size, height: size,
      style: FillStyle(antialiased: false))
    let worst = error(coverage) { x, y in
      oracle.winding(at: CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) == 0 ? 0 : 1
    }
    #expect(worst == 0)
  }

  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, .leastNonzeroMagnitude,
  ])
  func `a hostile coordinate neither traps nor leaves anything behind`(value: CGFloat) {
    for place in 0..<6 {
      var corners = [CGPoint(x: 2, y: 2), CGPoint(x: 20, y: 3), CGPoint(x: 11, y: 21)]
      if place < 3 { corners[place].x = value } else { corners[place - 3].y = value }
      let commands = [
        RasterSupport.fill(RasterSupport.polygon(corners), RasterSupport.color(255, 0, 0)),
        RasterSupport.fill(
          RasterSupport.rectangle(0, 0, 24, 24), RasterSupport.color(0, 255, 0)),
      ]
      let pixels = RasterSupport.pixels(commands, width: size, height: size)
      #expect(pixels.allSatisfy { $0 == 0xFF00_FF00 })
    }
  }

  @Test func `a corner a million pixels away bends no edge on the screen`() {
    let corners = [
      CGPoint(x: 5, y: -1e6), CGPoint(x: 1e7, y: 1e6), CGPoint(x: -1e7, y: 1e6),
    ]
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(corners), width: size, height: size)
    #expect(coverage.allSatisfy { $0 == 1 })
    let slanted = [CGPoint(x: -2e5, y: -2e5), CGPoint(x: 2e5, y: 2e5), CGPoint(x: -2e5, y: 2e5)]
    let half = RasterSupport.coverage(
      of: RasterSupport.polygon(slanted), width: size, height: size)
    for index in 0..<size { #expect(abs(half[index * size + index] - 0.5) < 0.02) }
  }

  @Test func `a side sixty thousand pixels tall ends in the first column, not left of it`() {
    let (top, bottom, height) = (-65_535.0, 393, 400)
    let corners = [
      CGPoint(x: 84.0 / 256, y: top), CGPoint(x: 0, y: Double(bottom)),
      CGPoint(x: 10, y: Double(bottom)), CGPoint(x: 10, y: top),
    ]
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(corners), width: size, height: height)
    let wrong = coverage.indices.filter { index in
      let isIn = index % size < 10 && index / size < bottom
      return abs(coverage[index] - (isIn ? 1 : 0)) >= 0.02
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: 0..<60)
  func `a triangle with corners far away covers what an oracle works out`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 4_000))
    var corners = randomPolygon(&random, corners: 3)
    for index in 0..<3 where (seed % 7 + 1) >> index & 1 == 1 {
      let reach = [1e5, 2e7, 1e9][Int.random(in: 0..<3, using: &random)]
      let axes = Int.random(in: 1...3, using: &random)
      if axes & 1 != 0 { corners[index].x += Double.random(in: -reach...reach, using: &random) }
      if axes & 2 != 0 { corners[index].y += Double.random(in: -reach...reach, using: &random) }
    }
    let oracle = CoverageOracle(polygon: corners)
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(corners), width: size, height: size)
    #expect(error(coverage) { abs(oracle.signedCoverage(x: $0, y: $1)) } < 0.04)
  }

  @Test(arguments: 0..<4, [-1e6, 1e6])
  func `a rectangle may begin at any corner and end far away`(first: Int, end: Double) {
    let corners = [
      CGPoint(x: 5, y: 3), CGPoint(x: end, y: 3), CGPoint(x: end, y: 20), CGPoint(x: 5, y: 20),
    ]
    let coverage = RasterSupport.coverage(
      of: RasterSupport.polygon(Array(corners[first...] + corners[..<first])),
      width: size, height: size)
    let worst = error(coverage) { x, y in 3..<20 ~= y && (x >= 5) == (end > 0) ? 1 : 0 }
    #expect(worst == 0)
  }

  @Test(arguments: [(-40, 3), (40, 3), (3, -40), (3, 40)])
  func `a contour beside the picture changes nothing`(x: Int, y: Int) {
    let shape = RasterSupport.ellipse(11, 12, 8, 7)
    let both = Path {
      $0.move(to: CGPoint(x: x, y: y))
      for (right, down) in [(12, 0), (12, 9), (0, 9)] {
        $0.addLine(to: CGPoint(x: x + right, y: y + down))
      }
      $0.addPath(shape)
    }
    #expect(
      RasterSupport.coverage(of: both, width: size, height: size)
        == RasterSupport.coverage(of: shape, width: size, height: size))
  }
}
