import Testing

@testable import TermAnim
@testable import termsplash

@MainActor
struct PolygonSceneTests {
  private let rect = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func corners(_ sides: Double, scale: Double = 1) -> [CGPoint] {
    var corners: [CGPoint] = []
    PolygonShape(sides: sides, scale: scale).path(in: rect).forEach { element in
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: break
      }
    }
    return corners
  }

  @Test(arguments: [3.0, 4, 5, 12])
  func `a whole polygon has equal sides, and corners on one circle`(sides: Double) {
    let corners = corners(sides)
    #expect(corners.count == Int(sides))
    let lengths = zip(corners, corners.dropFirst() + corners.prefix(1)).map {
      hypot($1.x - $0.x, $1.y - $0.y)
    }
    #expect(lengths.allSatisfy { abs($0 - lengths[0]) < 1e-9 })
    #expect(corners.allSatisfy { abs(hypot($0.x - rect.midX, $0.y - rect.midY) - 50) < 1e-9 })
    #expect(abs(corners[0].y - rect.minY) < 1e-9)
  }

  @Test func `a side grows out of the first corner`() {
    let lengths = [3.001, 3.25, 3.5, 3.75, 3.999].map { sides -> CGFloat in
      let corners = corners(sides)
      #expect(corners.count == 4)
      return hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y)
    }
    #expect(lengths.first.map { $0 < 0.2 } == true)
    #expect(lengths == lengths.sorted())
  }

  @Test func `the scale is that of the circle`() {
    for corner in corners(6, scale: 0.4) {
      #expect(abs(hypot(corner.x - rect.midX, corner.y - rect.midY) - 20) < 1e-9)
    }
  }

  @Test(arguments: [(3.0, 36.0), (3.8, 40), (9, 70), (10.1, 20), (12, 8), (5, -3), (4, 0)])
  func `a number with tenths fits into the circle that it is given`(sides: Double, radius: Double) {
    let size = SidesLabel.size(of: sides, within: radius)
    let digits = sides < 10 ? 2.0 : 3
    #expect(hypot((0.65 * digits + 0.3) * size / 2, 0.7 * size / 2) <= max(radius, 0) + 1e-9)
    #expect(size >= 0 && (radius <= 0) == (size == 0))
  }

  @Test func `the number keeps to the middle while the sides leave it less and less room`() throws {
    var options = PlayerOptions()
    // Then nothing but the number is of ink.
    options.colorDepth = .monochrome
    let (renderer, console) = Staging(beginning: Show.Beginning(scene: .polygon))
      .renderer(columns: 120, rows: 40, options: options)
    try renderer.perform("wait:4 space")
    let area = Picture<EmptyView>.area(of: CGSize(width: 480, height: 320))
    var heights: [Int] = []
    for _ in 0..<20 {
      renderer.advance(by: 0.05)
      let (columns, rows) = try inked(renderer.bitmap())
      #expect(abs(Double(columns.lowerBound + columns.upperBound + 1) / 2 - area.midX / 4) <= 1.5)
      #expect(abs(Double(rows.lowerBound + rows.upperBound + 1) / 2 - area.midY / 4) <= 1.5)
      heights.append(rows.count)
    }
    let isSmall = try #require(heights.last) * 3 < heights[0] * 2
    #expect(isSmall && Set(heights).count >= 5, "\(heights)")
    withExtendedLifetime(console) {}
  }

  /// The columns and rows of the pixels that are white.
  private func inked(_ picture: Bitmap) throws -> (ClosedRange<Int>, ClosedRange<Int>) {
    let places = picture.pixels.indices.filter { picture.pixels[$0] == 0xFFFF_FFFF }
    let columns = places.map { $0 % picture.width }
    let (first, last) = (try #require(places.first), try #require(places.last))
    return (
      try #require(columns.min())...(try #require(columns.max())),
      first / picture.width...last / picture.width
    )
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1.9, 1e300])
  func `absurd numbers of sides draw nothing`(sides: Double) {
    #expect(PolygonShape(sides: sides, scale: 1).path(in: rect).isEmpty)
  }

  @Test(arguments: [("up", 6.0), ("down", 4), ("S-up", 5.1), ("S-down S-down", 4.8)])
  func `keys add sides and tenths of them`(keys: String, sides: Double) throws {
    let preview = ScenePreview<PolygonScene>()
    #expect(try preview.press(keys))
    #expect(preview.scene.model.sides == sides)
  }

  @Test func `a hand stays on a figure for which there is no room left`() {
    let scene = PolygonScene(seed: 0)
    let renderer = FrameRenderer(columns: 80, rows: 24) { scene.content }
    let performance = renderer.performance
    performance.send(.pointerDown(CGPoint(x: 160, y: 96)))
    performance.send(.pointerMoved(CGPoint(x: 200, y: 96)))
    performance.configure(
      size: TerminalSize(columns: 80, rows: 1), capabilities: TerminalCapabilities(),
      groundMayChange: false)
    renderer.advance(by: 0.1)
    performance.send(.pointerMoved(CGPoint(x: 210, y: 4)))
    #expect((20...100).contains(scene.model.scale))
  }

  @Test func `there is a least and a most`() throws {
    let preview = ScenePreview<PolygonScene>()
    for _ in 1...20 { try preview.press("down [") }
    #expect(preview.scene.model.sides == 2 && preview.scene.model.scale == 20)
    for _ in 1...30 { try preview.press("up ]") }
    #expect(preview.scene.model.sides == 20 && preview.scene.model.scale == 100)
  }

  @Test func `ten tenths make a side exactly`() throws {
    let (tenths, side) = (ScenePreview<PolygonScene>(), ScenePreview<PolygonScene>())
    for _ in 1...10 { try tenths.press("S-up") }
    try side.press("up")
    #expect(tenths.scene.model.sides == side.scene.model.sides)
    tenths.advance(by: 4)
    side.advance(by: 4)
    #expect(tenths.picture == side.picture)
  }

  @Test func `a hand makes the polygon as large as it reaches, and a click changes its sides`() {
    let preview = ScenePreview<PolygonScene>()
    let model = preview.scene.model
    preview.click(x: 0.5, y: 0.45)
    #expect(model.sides == 8 && model.scale == 100)
    preview.drag(from: (0.5, 0.2), through: [(0.5, 0.235)])
    #expect(model.sides == 8 && model.scale < 100)
    preview.drag(from: (0.5, 0.2), through: [(0.5, 0.25), (0.5, 0.3)])
    #expect(model.sides == 8)
    #expect(abs(model.scale - 50) < 6)
    model.resize(to: 3)
    #expect(model.scale == 20)
  }

  @Test func `a hand turns the polygon with it, and not in its very middle`() {
    let preview = ScenePreview<PolygonScene>()
    let model = preview.scene.model
    let size = CGSize(width: 320, height: 192)
    func place(_ degrees: Double, radius: Double = 50) -> (x: Double, y: Double) {
      let angle = degrees * .pi / 180
      return (
        0.5 + radius * cos(angle) / size.width,
        (Picture<EmptyView>.area(of: size).midY + radius * sin(angle)) / size.height
      )
    }
    preview.drag(from: place(-90), through: stride(from: -85, through: 85, by: 5).map { place($0) })
    // What is moved before it is known to be a drag turns nothing.
    #expect((150...175).contains(model.handAngle))
    func turn(atRadius radius: Double) -> Double {
      preview.advance(by: 3)
      let angle = model.handAngle
      // It comes from further out, or it would not be known to be a drag.
      let way = stride(from: 30, through: 240, by: 30).map { place($0, radius: radius) }
      preview.drag(from: place(0), through: [place(0, radius: 25)] + way)
      return model.handAngle - angle
    }
    #expect(turn(atRadius: 14) > 200)
    #expect(turn(atRadius: 5) == 0)
  }

  @Test func `a hand that loses the polygon turns it no further when it comes back`() {
    let preview = ScenePreview<PolygonScene>()
    preview.press(at: (0.5, 0.2), through: [(0.55, 0.2), (0.6, 0.25), (0.65, 0.35)])
    preview.cancelPress()
    preview.advance(by: 1)
    let angle = preview.scene.model.handAngle
    #expect(angle != 0)
    preview.press(at: (0.35, 0.5), through: [(0.35, 0.56), (0.35, 0.6), (0.35, 0.65)])
    #expect((-45 ..< -1).contains(preview.scene.model.handAngle - angle))
  }

  @Test func `a polygon that is thrown goes on as fast as it was turned, and slows down`() {
    let way = PolygonThrow.way(atSpeed: 100)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.17, y: 0.67), endControlPoint: UnitPoint(x: 0.3, y: 1))
    #expect(PolygonThrow.animation == .timingCurve(0.17, 0.67, 0.3, 1, duration: 2))
    #expect(abs(curve.velocity(at: 0) * way / 2 - 100) < 1)
    #expect(curve.velocity(at: 1) < 0.1)
  }

  @Test func `a whole number is told without tenths before all is still, and on the way with them`()
  {
    func columns(_ sides: Double, goal: Double) -> Int {
      let renderer = FrameRenderer(columns: 80, rows: 40) {
        SidesLabel(sides: sides, goal: goal, scale: 1, diameter: 300, lineWidth: 12)
      }
      let picture = renderer.bitmap()
      let places = picture.pixels.indices.filter { picture.pixels[$0] != picture.pixels[0] }
        .map { $0 % picture.width }
      return (places.max() ?? 0) - (places.min() ?? 0)
    }
    let rest = columns(8, goal: 8)
    #expect(rest > 0 && columns(8.03, goal: 8) == rest && columns(7.96, goal: 8) == rest)
    #expect(columns(8.03, goal: 8.5) > rest && columns(8.2, goal: 8) > rest)
    #expect(columns(8.5, goal: 8.5) > rest)
  }
}
