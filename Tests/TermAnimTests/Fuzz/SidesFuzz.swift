import Foundation
import Testing

@testable import TermAnim

/// Shapes with two sides and any numbers, and regions of any size.
struct SidesFuzz {
  /// Takes down what is covered of a region, and what is said of pixels outside of it.
  private struct Recorder: SpanPainter {
    let region: PixelRect
    private(set) var coverages: [UInt32]
    private(set) var fault: String?
    private var y = 0

    init(_ region: PixelRect) {
      self.region = region
      coverages = Array(repeating: 0, count: region.area)
    }

    mutating func begin(row y: Int) {
      if !(region.y..<region.maxY).contains(y) { fault = "row \(y) of \(region)" }
      self.y = y
    }

    mutating func span(from x: Int, to end: Int, coverage: UInt32) {
      guard region.x <= x, x < end, end <= region.maxX, fault == nil else {
        return fault = fault ?? "a span from \(x) to \(end) of \(region)"
      }
      for place in x..<end { set(place, coverage) }
    }

    mutating func quad(at x: Int, coverages: SIMD4<UInt32>) {
      guard (region.x..<region.maxX).contains(x), fault == nil else {
        return fault = fault ?? "a group at \(x) of \(region)"
      }
      for index in 0..<4 {
        if x + index < region.maxX {
          set(x + index, coverages[index])
        } else if coverages[index] != 0 {
          fault = "\(x + index) of \(region) is covered"
        }
      }
    }

    private mutating func set(_ x: Int, _ coverage: UInt32) {
      if coverage > 256 { fault = "a coverage of \(coverage)" }
      coverages[(y - region.y) * region.width + x - region.x] = coverage
    }
  }

  /// A polygon that falls on both sides, but where some of its numbers are none.
  private static func outline(_ dice: inout FuzzDice) -> [CGPoint] {
    let isHostile = dice.chance(2)
    func number(_ dice: inout FuzzDice) -> Double {
      isHostile ? dice.hostileNumber() : dice.number(-40...80)
    }
    func side(_ dice: inout FuzzDice) -> [CGPoint] {
      let heights = dice.several(0..<9) { number(&$0) }
      return heights.sorted { $0 < $1 }.map { CGPoint(x: number(&dice), y: $0) }
    }
    let points = side(&dice) + side(&dice).reversed()
    guard !points.isEmpty else { return [] }
    let first = dice.roll(0..<points.count)
    let turned = Array(points[first...] + points[..<first])
    return dice.chance(2) ? turned : turned.reversed()
  }

  private static func region(_ dice: inout FuzzDice) -> PixelRect {
    func place(_ dice: inout FuzzDice) -> Int {
      dice.chance(5) ? dice.pick([-65_536, -1_000, 999, 65_500]) : dice.roll(-20..<60)
    }
    return PixelRect(
      x: place(&dice), y: place(&dice), width: dice.roll(1..<90), height: dice.roll(1..<70))
  }

  /// What a polygon covers of a region; with a contour more that covers nothing, it has more sides
  /// than two.
  private static func covered(
    _ points: [CGPoint], _ region: PixelRect, evenOdd: Bool, throughCells: Bool,
    _ accumulator: CoverageAccumulator
  ) -> Recorder {
    var edges = accumulator.begin(in: region, antialiased: true)
    for (index, point) in points.enumerated() {
      if index == 0 { edges.move(to: point) } else { edges.line(to: point) }
    }
    edges.close()
    if throughCells {
      let x = Double(region.x) + 0.5
      edges.move(to: CGPoint(x: x, y: Double(region.y)))
      edges.line(to: CGPoint(x: x, y: Double(region.maxY)))
      edges.close()
    }
    var recorder = Recorder(region)
    accumulator.sweep(edges, evenOdd: evenOdd, into: &recorder)
    return recorder
  }

  @Test func `a shape with two sides covers what it does without, whatever its numbers`() {
    let (one, other) = (CoverageAccumulator(), CoverageAccumulator())
    Fuzz.rounds(400) { dice in
      let (points, region) = (Self.outline(&dice), Self.region(&dice))
      let evenOdd = dice.chance(2)
      func covered(throughCells: Bool, _ accumulator: CoverageAccumulator) -> Recorder {
        Self.covered(
          points, region, evenOdd: evenOdd, throughCells: throughCells, accumulator)
      }
      let (sides, cells) = (
        covered(throughCells: false, one), covered(throughCells: true, other)
      )
      if let fault = sides.fault ?? cells.fault { return fault }
      let different = sides.coverages.indices.filter { sides.coverages[$0] != cells.coverages[$0] }
      guard let first = different.first else { return nil }
      let (x, y) = (first % region.width + region.x, first / region.width + region.y)
      return """
        \(different.count) pixels of \(region) differ, the first at \(x), \(y): \
        \(sides.coverages[first]) and \(cells.coverages[first]), of \(points)
        """
    }
  }
}
