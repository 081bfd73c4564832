import Foundation
import Testing

@testable import TermAnim

/// What pieces of edges add to the pixels, against integrals in floating point.
struct EdgeAreaTests {
  /// Twice the area at the right of a piece, column by column from 0 on, in units of 1/256 pixel.
  private func oracle(_ piece: EdgePiece, count: Int) -> [Double] {
    let left = Double(min(piece.x0, piece.x1))
    let width = Double(max(piece.x0, piece.x1)) - left
    /// How far `border` is at the right of the edge, where it is, on average.
    func mean(_ border: Double) -> Double {
      if width == 0 { return max(border - left, 0) }
      let way = min(max(border - left, 0), width)
      return way * way / 2 / width + max(border - left - width, 0)
    }
    return (0..<count).map { column in
      let border = Double(column) * 256
      return (mean(border + 256) - mean(border)) * 2 * Double(piece.height)
    }
  }

  /// An accumulator that has begun with a region of `rows` rows of 20 columns.
  private func accumulator(rows: Int = 1) -> CoverageAccumulator {
    let accumulator = CoverageAccumulator()
    _ = accumulator.begin(in: PixelRect(x: 0, y: 0, width: 20, height: rows), antialiased: true)
    return accumulator
  }

  /// Sums of a row of cells from column 0 on.
  private func sums(_ band: CoverageBand, row: Int = 0) -> [Double] {
    var sum = 0
    return (0..<20).map { column in
      sum += Int(band.cells[band.cell(row: row) + column])
      return Double(sum)
    }
  }

  /// Adds narrow pieces as a list.
  private func add(_ pieces: [EdgePiece], to band: CoverageBand) {
    let spare = EdgePiece(x0: 0, x1: 0, height: 0, row: 0)
    var list = pieces + Array(repeating: spare, count: 3)
    list.withUnsafeMutableBufferPointer { list in
      if let base = list.baseAddress { band.add(base, count: pieces.count) }
    }
  }

  private static func isNarrow(_ piece: EdgePiece) -> Bool {
    abs(piece.x1 - piece.x0) <= PieceAreas.mostWidth
  }

  private static let widths: [Int32] = [
    0, 1, 2, 100, 156, 255, 256, 300, 511, 512, 513, 700, 2_000,
  ]

  /// Pieces of many widths and heights, those of odd width from the right to the left.
  private static let pieces: [EdgePiece] = {
    var pieces: [EdgePiece] = []
    for left: Int32 in [0, 1, 37, 255, 256 * 6 + 100] {
      for width in widths {
        let (x0, x1) = width & 1 == 0 ? (left, left + width) : (left + width, left)
        for height: Int32 in [1, 100, 256, -1, -256] {
          pieces.append(EdgePiece(x0: x0, x1: x1, height: height, row: 0))
        }
      }
    }
    return pieces
  }()

  @Test(arguments: pieces.indices)
  func `a piece of an edge covers what an integral says`(index: Int) {
    let piece = Self.pieces[index]
    let expected = oracle(piece, count: 20)
    let anywhere = accumulator()
    anywhere.band(from: 0).addAnywhere(piece)
    var results = [sums(anywhere.band(from: 0))]
    if Self.isNarrow(piece) {
      let listed = accumulator()
      add([piece], to: listed.band(from: 0))
      results.append(sums(listed.band(from: 0)))
      #expect(results[0] == results[1])
    }
    for result in results {
      #expect(zip(result, expected).allSatisfy { abs($0 - $1) <= 2 })
      #expect(result.last == Double(512 * piece.height))
    }
  }

  @Test(arguments: 1...9)
  func `pieces of a list are each added once, to their own rows`(count: Int) {
    let narrow = Self.pieces.filter(Self.isNarrow)
    let (together, apart) = (accumulator(rows: 3), accumulator(rows: 3))
    let bands = (together.band(from: 0), apart.band(from: 0))
    let pieces = (0..<count).map { index in
      var piece = narrow[index * 29 % narrow.count]
      piece.row = Int32(bands.0.cell(row: index % 3))
      return piece
    }
    add(pieces, to: bands.0)
    for piece in pieces { bands.1.addAnywhere(piece) }
    for row in 0..<3 { #expect(sums(bands.0, row: row) == sums(bands.1, row: row)) }
    for word in 0..<3 { #expect(bands.0.marks[word] == bands.1.marks[word]) }
  }

  @Test(arguments: [-1_800, -900, -513, -512, -300, -1], [0, 1, 200, 400, 700, 1_500, 2_600])
  func `what is left of the first column counts in it`(left: Int32, width: Int32) {
    let piece = EdgePiece(x0: left, x1: left + width, height: 200, row: 0)
    let expected = oracle(piece, count: 20)
    let accumulator = accumulator()
    accumulator.band(from: 0).addAnywhere(piece)
    let result = sums(accumulator.band(from: 0))
    #expect(zip(result, expected).allSatisfy { abs($0 - $1) <= 2 })
    #expect(result.last == Double(512 * piece.height))
  }

  @Test(arguments: [20 * 256, 20 * 256 + 1, 30_000], [0, 300, 900])
  func `what is right of the last column does not count`(left: Int32, width: Int32) {
    let accumulator = accumulator()
    let band = accumulator.band(from: 0)
    band.addAnywhere(EdgePiece(x0: left, x1: left + width, height: 200, row: 0))
    #expect((0..<band.stride).allSatisfy { band.cells[$0] == 0 })
    #expect(band.marks[0] == 0)
  }

  @Test(
    arguments: [0, 3, 256, 300, 5_119], [(0, 256), (10, 20), (100, 700), (255, 257), (3, 768)])
  func `an edge that runs down covers its part of each row`(x: Int, ends: (Int, Int)) {
    let accumulator = accumulator(rows: 3)
    let band = accumulator.band(from: 0)
    band.addVertical(x: x, from: ends.0, to: ends.1, sign: -1)
    for row in 0..<3 {
      let height = max(min(ends.1, (row + 1) * 256) - max(ends.0, row * 256), 0)
      let piece = EdgePiece(x0: Int32(x), x1: Int32(x), height: Int32(-height), row: 0)
      #expect(sums(band, row: row) == oracle(piece, count: 20))
    }
  }

  @Test func `cells are marked wherever a row has changes, and only as far`() {
    for piece in Self.pieces {
      let accumulator = accumulator()
      let band = accumulator.band(from: 0)
      band.addAnywhere(piece)
      let marked = (0..<24).filter { band.marks[0] >> UInt64($0) & 1 == 1 }
      for cell in 0..<24 where band.cells[cell] != 0 {
        #expect(marked.contains { $0...$0 + 3 ~= cell }, "\(piece), cell \(cell)")
      }
      let (left, right) = (Int(min(piece.x0, piece.x1)), Int(max(piece.x0, piece.x1)))
      let reach = (left >> 8)...((right + 255) >> 8) + 1
      #expect(marked.allSatisfy(reach.contains), "\(piece), \(marked)")
    }
  }

  /// Coverages by column, where groups have them, from rows that edges have added to.
  private func groups(
    of band: CoverageBand, count: Int
  ) -> [(column: Int, coverages: SIMD4<UInt32>)] {
    var groups = [CoverageGroup](repeating: CoverageGroup(coverages: .zero, x: 0), count: count)
    return groups.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      let end = band.takeGroups(row: 0, into: base, left: 0, NonZeroRule.self)
      return (0..<end - base).map { (base[$0].x, base[$0].coverages) }
    }
  }

  @Test(arguments: 0..<40)
  func `groups lie apart, have every change once, and leave nothing behind`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 300))
    let accumulator = CoverageAccumulator()
    let width = [5, 61, 64, 130][seed % 4]
    _ = accumulator.begin(in: PixelRect(x: 0, y: 0, width: width, height: 1), antialiased: true)
    let band = accumulator.band(from: 0)
    let columns = (0..<Int.random(in: 0...11, using: &random)).map { _ in
      Int.random(in: 0..<width, using: &random)
    }
    for column in columns + [seed % 3 == 0 ? width : 0] {
      for cell in column..<column + 4 { band.cells[cell] += 1 << 14 }
      band.mark(column)
    }
    var sum = 0
    let expected = (0..<width + 4).map { column in
      sum += Int(band.cells[column])
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
    #expect((0..<band.stride / 64).allSatisfy { band.marks[$0] == 0 })
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

  /// Takes lines one by one, and makes a path of them.
  private struct LineCollector: LineSink {
    var path = Path()

    mutating func move(to point: CGPoint) { path.move(to: point) }
    mutating func line(to point: CGPoint) { path.addLine(to: point) }
    mutating func close() { path.closeSubpath() }
  }

  @Test func `a curve goes on where lines that were taken together have ended`() {
    let path = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      for place in [(40, 8), (70, 20), (90, 50)] {
        $0.addLine(to: CGPoint(x: place.0, y: place.1))
      }
      $0.addCurve(
        to: CGPoint(x: 12, y: 60), control1: CGPoint(x: 95, y: 110),
        control2: CGPoint(x: 30, y: 120))
      $0.closeSubpath()
    }
    var collector = LineCollector()
    path.flatten(tolerance: PixelTransform.tolerance, into: &collector)
    let region = PixelRect(x: 0, y: 0, width: 100, height: 120)
    #expect(
      coverage(path, in: region, smooth: true)
        == coverage(collector.path, in: region, smooth: true))
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

  @Test(arguments: [1.0, 12])
  func `mirrored glyphs cover what they share with others`(scale: Double) {
    let outline = RasterSupport.rectangle(2 * scale, 2 * scale, 8 * scale, 8 * scale)
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 16 * scale, ty: 0)
    let glyphs = [CGAffineTransform.identity, mirror].map { transform in
      GlyphRun.Glyph(outline: outline, transform: transform)
    }
    let white = RasterSupport.color(255, 255, 255)
    let size = Int(16 * scale)
    let pixels = RasterSupport.pixels(
      [.glyphs(GlyphRun(glyphs: glyphs), .color(white))], width: size, height: size)
    let both = RasterSupport.rectangle(2 * scale, 2 * scale, 12 * scale, 8 * scale)
    let area = RasterSupport.pixels(
      [RasterSupport.fill(both, white)], width: size, height: size)
    #expect(pixels == area)
  }
}
