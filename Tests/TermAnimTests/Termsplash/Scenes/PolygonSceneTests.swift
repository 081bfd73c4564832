import TermAnim
import Testing

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
    #expect(hypot((0.6 * digits + 0.3) * size / 2, 0.7 * size / 2) <= max(radius, 0) + 1e-9)
    #expect(size >= 0 && (radius <= 0) == (size == 0))
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
    preview.drag(from: (0.5, 0.2), through: [(0.5, 0.25), (0.5, 0.3)])
    #expect(model.sides == 8)
    #expect(abs(model.scale - 50) < 6)
    model.resize(to: 3)
    #expect(model.scale == 20)
  }
}
