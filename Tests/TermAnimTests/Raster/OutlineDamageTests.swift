import Foundation
import Testing

@testable import TermAnim

/// What is drawn again of outlines that differ in a part.
struct OutlineDamageTests {
  private static let size = 48

  private static func rasterizer() -> Rasterizer {
    Rasterizer(
      width: size, height: size, scale: CGSize(width: 1, height: 1), ground: RasterSupport.ground)
  }

  private static func list(_ command: DisplayList.Command, through map: CGAffineTransform)
    -> DisplayList
  {
    let ground = RasterSupport.fill(
      RasterSupport.rectangle(6, 6, 30, 30), RasterSupport.color(90, 40, 160))
    let layer = Layer(transform: ProjectionTransform(map), contents: DisplayList([command]))
    return DisplayList([ground, .layer(layer)])
  }

  @Test(arguments: 0..<150)
  func `outlines that change are drawn as if they were drawn at once`(seed: Int) {
    var dice = OutlineDice(seed: UInt64(seed), size: Double(Self.size))
    let (paint, style) = (RasterSupport.color(250, 200, 30, 0.8), dice.style())
    let isFilled = dice.chance(of: 0.3)
    let turn = dice.chance(of: 0.3) ? 0.1 : 0
    let map = CGAffineTransform(a: 1, b: turn, c: -turn, d: 1.1, tx: 2, ty: 1)
    let rasterizer = Self.rasterizer()
    var path = dice.path()
    for step in 0..<10 {
      let command: DisplayList.Command =
        isFilled
        ? .fill(path, .color(paint), FillStyle(eoFill: seed % 2 == 0))
        : .stroke(path, .color(paint), style)
      let list = Self.list(command, through: map)
      let drawn = RasterSupport.pixels(of: rasterizer.picture(of: list))
      #expect(
        drawn == RasterSupport.pixels(of: Self.rasterizer().picture(of: list)), "step \(step)")
      path = dice.changed(path)
    }
  }

  private static func ring(to share: CGFloat, dash: [CGFloat] = []) -> DisplayList {
    let ring = Path(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40))
    let style = StrokeStyle(lineWidth: 4, dash: dash)
    return DisplayList([
      .stroke(ring.trimmedPath(from: 0, to: share), .color(RasterSupport.color(0, 200, 90)), style)
    ])
  }

  @Test(arguments: [[], [5, 3]])
  func `of a ring that fills little more is drawn again than the quarter in which its end is`(
    dash: [CGFloat]
  ) throws {
    let rasterizer = Self.rasterizer()
    _ = rasterizer.picture(of: Self.ring(to: 0.60, dash: dash))
    let damage = try #require(rasterizer.picture(of: Self.ring(to: 0.65, dash: dash)).damage)
    // The last chord of the quarter before comes with it.
    let quarter = PixelRect(x: 0, y: 0, width: 28, height: 36)
    #expect(!damage.isEmpty && damage.allSatisfy { quarter.contains($0) }, "\(damage)")
  }

  @Test func `of a line that goes on only its end is drawn again`() throws {
    var line = Path()
    line.addLines((0..<20).map { CGPoint(x: 4 + 2 * $0, y: $0 % 2 == 0 ? 10 : 14) })
    var longer = line
    longer.addLine(to: CGPoint(x: 44, y: 12))
    let rasterizer = Self.rasterizer()
    let list = { (path: Path) in
      DisplayList([
        .stroke(path, .color(RasterSupport.color(9, 9, 9)), StrokeStyle(lineWidth: 2))
      ])
    }
    _ = rasterizer.picture(of: list(line))
    let damage = try #require(rasterizer.picture(of: list(longer)).damage)
    #expect(damage.count == 1 && damage.allSatisfy { $0.x > 30 }, "\(damage)")
  }

  @Test func `of many subpaths only those are drawn again that change`() throws {
    let list = { (height: CGFloat) in
      var bars = Path()
      for index in 0..<8 {
        bars.addRect(
          CGRect(x: CGFloat(2 + 5 * index), y: 4, width: 4, height: index == 3 ? height : 20))
      }
      return DisplayList([RasterSupport.fill(bars, RasterSupport.color(9, 9, 9))])
    }
    let rasterizer = Self.rasterizer()
    _ = rasterizer.picture(of: list(30))
    let damage = try #require(rasterizer.picture(of: list(36)).damage)
    #expect(damage.count == 1)
    #expect(damage[0].x >= 16 && damage[0].maxX <= 22)
  }

  @Test(arguments: 0..<20)
  func `letters that change are drawn as if they were drawn at once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shapes = (0..<3).map { index in
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 6 + 3 * index))
    }
    func line() -> [GlyphRun.Glyph] {
      (0..<Int.random(in: 1...5, using: &random)).map { place in
        let stroke = Bool.random(using: &random) ? StrokeStyle(lineWidth: 2) : nil
        return GlyphRun.Glyph(
          outline: shapes[Int.random(in: 0..<3, using: &random)],
          transform: CGAffineTransform(translationX: CGFloat(7 * place), y: 8), stroke: stroke)
      }
    }
    let rasterizer = Self.rasterizer()
    var glyphs = line()
    for step in 0..<8 {
      let list = DisplayList([
        .glyphs(GlyphRun(glyphs: glyphs), .color(RasterSupport.color(250, 200, 30, 0.6)))
      ])
      let drawn = RasterSupport.pixels(of: rasterizer.picture(of: list))
      #expect(
        drawn == RasterSupport.pixels(of: Self.rasterizer().picture(of: list)), "step \(step)")
      let place = Int.random(in: 0..<glyphs.count, using: &random)
      glyphs = Bool.random(using: &random) ? line() : glyphs[..<place] + line()
    }
  }

  @Test func `of a number only the digits are drawn again that change`() throws {
    let wide = Path(CGRect(x: 0, y: 0, width: 6, height: 10))
    let narrow = Path(CGRect(x: 2, y: 0, width: 2, height: 10))
    let list = { (digit: Path) in
      let outlines = [wide, wide, digit, wide]
      let glyphs = outlines.enumerated().map { place, outline in
        GlyphRun.Glyph(
          outline: outline, transform: CGAffineTransform(translationX: CGFloat(10 * place), y: 4))
      }
      return DisplayList([
        .glyphs(GlyphRun(glyphs: glyphs), .color(RasterSupport.color(9, 9, 9)))
      ])
    }
    let rasterizer = Self.rasterizer()
    _ = rasterizer.picture(of: list(wide))
    let damage = try #require(rasterizer.picture(of: list(narrow)).damage)
    #expect(damage.count == 1)
    #expect(damage[0].x >= 19 && damage[0].maxX <= 27)
  }

  @Test func `another paint draws all of an outline again`() {
    let path = Path(ellipseIn: CGRect(x: 4, y: 4, width: 40, height: 40))
      .trimmedPath(from: 0, to: 0.7)
    let list = { (path: Path, level: Int) in
      DisplayList([
        .stroke(path, .color(RasterSupport.color(level, 9, 9)), StrokeStyle(lineWidth: 2))
      ])
    }
    let rasterizer = Self.rasterizer()
    _ = rasterizer.picture(of: list(path, 20))
    let other = list(path.trimmedPath(from: 0, to: 0.9), 200)
    let drawn = RasterSupport.pixels(of: rasterizer.picture(of: other))
    #expect(drawn == RasterSupport.pixels(of: Self.rasterizer().picture(of: other)))
  }
}

/// Paths of some subpaths, and changes to a part of them.
private struct OutlineDice {
  private var random: SeededGenerator
  private let size: Double

  init(seed: UInt64, size: Double) {
    (random, self.size) = (SeededGenerator(seed: seed), size)
  }

  mutating func chance(of share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  mutating func style() -> StrokeStyle {
    let dashes: [[CGFloat]] = [[], [], [6, 3], [1, 2], [0, 4], [9, 2, 1]]
    return StrokeStyle(
      lineWidth: .random(in: 0.5...6, using: &random),
      lineCap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
      miterLimit: .random(in: 1...10, using: &random),
      dash: dashes.randomElement(using: &random) ?? [],
      dashPhase: .random(in: -9...9, using: &random))
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...4, using: &random) { addSubpath(to: &path) }
    return path
  }

  private mutating func addSubpath(to path: inout Path) {
    path.move(to: point())
    for _ in 0..<Int.random(in: 0...5, using: &random) { addSegment(to: &path) }
    if chance(of: 0.4) { path.closeSubpath() }
  }

  private mutating func addSegment(to path: inout Path) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: path.addQuadCurve(to: point(), control: point())
    case 1: path.addCurve(to: point(), control1: point(), control2: point())
    default: path.addLine(to: point())
    }
  }

  private mutating func point() -> CGPoint {
    let number = Int.random(in: 0..<60, using: &random)
    if number == 0 { return CGPoint(x: Double.nan, y: 3) }
    if number == 1 { return CGPoint(x: Double.infinity, y: 3) }
    return CGPoint(
      x: .random(in: -5...size + 5, using: &random), y: .random(in: -5...size + 5, using: &random))
  }

  /// The path with more at its end, with less, trimmed, or with one of its subpaths anew.
  mutating func changed(_ path: Path) -> Path {
    var changed = path
    switch Int.random(in: 0..<5, using: &random) {
    case 0: addSegment(to: &changed)
    case 1: addSubpath(to: &changed)
    case 2:
      changed = path.trimmedPath(from: 0, to: .random(in: 0.5...1, using: &random))
    case 3:
      let place = Int.random(in: 0...path.points.count, using: &random)
      changed = self.changed(path, atPoint: place)
    default: changed.closeSubpath()
    }
    return changed.isEmpty ? self.path() : changed
  }

  /// The path with one point elsewhere.
  private mutating func changed(_ path: Path, atPoint place: Int) -> Path {
    let other = point()
    var (changed, count) = (path, 0)
    changed.mapPoints { point in
      defer { count += 1 }
      return count == place ? other : point
    }
    return changed
  }
}
