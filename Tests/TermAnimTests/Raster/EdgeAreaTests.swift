import Foundation
import Testing

@testable import TermAnim

/// What rows of edges add to the pixels, against integrals in floating point.
struct EdgeAreaTests {
  /// Twice the area at the right of an edge, column by column from 0 on, in units of 1/256 pixel.
  private func oracle(_ step: EdgeWalk.Step, count: Int) -> [Double] {
    let (left, width) = (Double(step.left), Double(step.width))
    /// How far `border` is at the right of the edge, where it is, on average.
    func mean(_ border: Double) -> Double {
      if width == 0 { return max(border - left, 0) }
      let way = min(max(border - left, 0), width)
      return way * way / 2 / width + max(border - left - width, 0)
    }
    return (0..<count).map { column in
      let border = Double(column) * 256
      return (mean(border + 256) - mean(border)) * 2 * Double(step.height)
    }
  }

  /// Sums of a row of cells from column 0 on, after `add` has added to them.
  private func sums(_ count: Int, _ add: (CoveragePlace) -> Void) -> [Double] {
    let accumulator = CoverageAccumulator()
    _ = accumulator.begin(
      in: PixelRect(x: 0, y: 0, width: count, height: 1), antialiased: true)
    let place = accumulator.band.place(row: 0)
    add(place)
    var sum = 0
    return (0..<count).map { column in
      sum += Int(place.cells[column])
      return Double(sum)
    }
  }

  private static let steps: [EdgeWalk.Step] = [0, 1, 37, 255, 256 * 6 + 100].flatMap { left in
    [0, 1, 2, 100, 156, 255, 256, 300, 511, 512, 513, 700, 2_000].flatMap { width in
      [1, 100, 256].map { EdgeWalk.Step(left: left, width: width, height: $0) }
    }
  }

  @Test(arguments: steps.indices)
  func `a row of an edge covers what an integral says`(index: Int) {
    let step = Self.steps[index]
    let expected = oracle(step, count: 20)
    for sign in [1, -1] {
      let areas = NarrowAreas(step, sign: sign)
      if areas.crossed <= NarrowAreas.columnCount {
        let narrow = sums(20) { $0.add(areas) }
        #expect(zip(narrow, expected).allSatisfy { abs($0 * Double(sign) - $1) <= 2 })
        #expect(narrow.last == Double(512 * step.height * sign))
      }
      guard areas.crossed > 1 else { continue }
      let wide = sums(20) { $0.add(WideAreas(step, sign: sign), endingBefore: 20) }
      #expect(zip(wide, expected).allSatisfy { abs($0 * Double(sign) - $1) <= 2 })
      #expect(wide.last == Double(512 * step.height * sign))
    }
  }

  @Test(arguments: [-1_800, -900, -513, -512, -300, -1], [0, 1, 200, 400, 700, 1_500, 2_600])
  func `what is left of the first column counts in it`(left: Int, width: Int) {
    let step = EdgeWalk.Step(left: left, width: width, height: 200)
    let expected = oracle(step, count: 20)
    let areas = NarrowAreas(step, sign: 1)
    let result = sums(20) { place in
      if areas.crossed <= NarrowAreas.columnCount {
        place.addAtLeft(areas)
      } else {
        place.add(WideAreas(step, sign: 1), endingBefore: 20)
      }
    }
    #expect(zip(result, expected).allSatisfy { abs($0 - $1) <= 2 })
    #expect(result.last == Double(512 * step.height))
  }

  @Test func `cells are marked wherever a row has changes, and only as far`() {
    for step in Self.steps {
      let areas = NarrowAreas(step, sign: 1)
      let accumulator = CoverageAccumulator()
      _ = accumulator.begin(in: PixelRect(x: 0, y: 0, width: 20, height: 1), antialiased: true)
      let (band, place) = (accumulator.band, accumulator.band.place(row: 0))
      if areas.crossed <= NarrowAreas.columnCount {
        place.add(areas)
      } else {
        place.add(WideAreas(step, sign: 1), endingBefore: 20)
      }
      let marked = (0..<24).filter { band.marks[0] >> UInt64($0) & 1 == 1 }
      for cell in 0..<24 where place.cells[cell] != 0 {
        #expect(marked.contains { $0...$0 + 3 ~= cell }, "\(step), cell \(cell)")
      }
      let reach = (step.left >> 8)...((step.left + step.width + 255) >> 8) + 1
      #expect(marked.allSatisfy(reach.contains), "\(step), \(marked)")
    }
  }

  /// Coverages by column, where groups have them, from rows that edges have added to.
  private func groups(
    of band: CoverageBand, count: Int
  ) -> [(column: Int, coverages: SIMD4<UInt32>)] {
    var groups = [CoverageGroup](repeating: CoverageGroup(coverages: .zero, x: 0), count: count)
    return groups.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      let end = band.place(row: 0).takeGroups(into: base, left: 0, NonZeroRule.self)
      return (0..<end - base).map { (base[$0].x, base[$0].coverages) }
    }
  }

  @Test(arguments: 0..<40)
  func `groups lie apart, have every change once, and leave nothing behind`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 300))
    let accumulator = CoverageAccumulator()
    let width = [5, 61, 64, 130][seed % 4]
    _ = accumulator.begin(in: PixelRect(x: 0, y: 0, width: width, height: 1), antialiased: true)
    let (band, place) = (accumulator.band, accumulator.band.place(row: 0))
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let column = Int.random(in: 0..<width, using: &random)
      for cell in column..<column + 4 { place.add(1 << 14, at: cell) }
      place.mark(column)
    }
    var sum = 0
    let expected = (0..<width + 3).map { column in
      sum += Int(place.cells[column])
      return UInt32(min(sum >> 9, 256))
    }
    var (seen, next) = ([UInt32](), 0)
    for group in groups(of: band, count: width) {
      #expect(group.column >= next)
      seen += Array(repeating: seen.last ?? 0, count: group.column - next)
      seen += (0..<4).map { group.coverages[$0] }
      next = group.column + 4
    }
    seen += Array(repeating: seen.last ?? 0, count: max(expected.count - next, 0))
    #expect(Array(seen.prefix(expected.count)) == expected)
    #expect((0..<band.stride).allSatisfy { band.cells[$0] == 0 })
    #expect((0..<band.wordsPerRow).allSatisfy { band.marks[$0] == 0 })
  }

  /// The coverage of a shape in a region, by rows.
  private func coverage(_ path: Path, in region: PixelRect, smooth: Bool) -> [[UInt8]] {
    var values = [UInt8](repeating: 0, count: region.area + 64)
    let accumulator = CoverageAccumulator()
    var edges = accumulator.begin(in: region, antialiased: smooth)
    PixelTransform(.identity).flatten(path, into: &edges)
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var painter = MaskPainter(
        mask: CoverageMask(base: base, stride: region.width, bounds: region))
      accumulator.sweep(edges, evenOdd: false, into: &painter)
    }
    return (0..<region.height).map {
      Array(values[$0 * region.width..<($0 + 1) * region.width])
    }
  }

  /// A polygon of a few long edges, or an ellipse of many short ones.
  private func path(of seed: Int, _ random: inout SeededGenerator) -> Path {
    if seed % 3 == 0 {
      return RasterSupport.ellipse(
        Double.random(in: 20...80, using: &random), Double.random(in: 20...100, using: &random),
        Double.random(in: 5...70, using: &random), Double.random(in: 5...70, using: &random))
    }
    return RasterSupport.polygon(
      (0..<Int.random(in: 3...6, using: &random)).map { _ in
        CGPoint(
          x: Double.random(in: -60...180, using: &random),
          y: Double.random(in: -60...200, using: &random))
      })
  }

  @Test(arguments: 0..<60)
  func `a part of a tall shape is covered as the whole is`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 900))
    let whole = PixelRect(x: -8, y: -8, width: 120, height: 150)
    let path = path(of: seed, &random)
    let all = coverage(path, in: whole, smooth: seed % 5 != 0)
    for _ in 0..<4 {
      let part = PixelRect(
        x: Int.random(in: -8...60, using: &random), y: Int.random(in: -8...90, using: &random),
        width: Int.random(in: 1...50, using: &random),
        height: Int.random(in: 1...50, using: &random))
      let rows = coverage(path, in: part, smooth: seed % 5 != 0)
      for (index, row) in rows.enumerated() {
        let (x, y) = (part.x - whole.x, part.y + index - whole.y)
        #expect(row == Array(all[y][x..<x + part.width]), "\(part), row \(index)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func `a triangle many bands high covers what an oracle works out`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 700))
    let corners = (0..<3).map { _ in
      CGPoint(
        x: Double.random(in: -5...35, using: &random),
        y: Double.random(in: -20...150, using: &random))
    }
    let oracle = CoverageOracle(polygon: corners)
    let region = PixelRect(x: 0, y: 0, width: 30, height: 130)
    let rows = coverage(RasterSupport.polygon(corners), in: region, smooth: true)
    var worst = 0.0
    for y in 0..<region.height {
      for x in 0..<region.width {
        let exact = abs(oracle.signedCoverage(x: x, y: y))
        worst = max(worst, abs(Double(rows[y][x]) / 255 - exact))
      }
    }
    #expect(worst < 0.012)
  }
}
