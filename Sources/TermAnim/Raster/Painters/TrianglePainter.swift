/// Fills triangles with colours mixed between their corners.
struct TrianglePainter {
  let surface: Surface
  let space: ColorMixingSpace

  /// How far outside of a triangle, as a share of it, a pixel's middle still counts as inside, so
  /// that rounding leaves no gaps between neighbours.
  private static let slack: Float = 1e-3

  /// Draws the net of `steps * steps` quadrangles between the vertices, row by row.
  func draw(_ vertices: UnsafeMutablePointer<MeshVertex>, steps: Int) {
    for y in 0..<steps {
      for x in 0..<steps {
        let first = vertices + (y * (steps + 1) + x)
        draw(first[0], first[1], first[steps + 1])
        draw(first[1], first[steps + 2], first[steps + 1])
      }
    }
  }

  private func draw(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
    let (across, down) = (b.place - a.place, c.place - a.place)
    let area = across.x * down.y - across.y * down.x
    guard area != 0, area.isFinite else { return }
    let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    guard abs(low.x) < 1e6, abs(low.y) < 1e6, abs(high.x) < 1e6, abs(high.y) < 1e6 else { return }
    let box = PixelRect(
      fromX: Int(low.x.rounded(.down)), y: Int(low.y.rounded(.down)),
      toX: Int(high.x.rounded(.up)), y: Int(high.y.rounded(.up))
    ).intersection(surface.bounds)
    let (first, second) = (b.color - a.color, c.color - a.color)
    let table = SRGBTable.shared
    for y in box.y..<box.maxY {
      let row = surface.address(x: 0, y: y)
      for x in box.x..<box.maxX {
        let way = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.place
        let u = (way.x * down.y - way.y * down.x) / area
        let v = (across.x * way.y - across.y * way.x) / area
        guard u >= -Self.slack, v >= -Self.slack, u + v <= 1 + Self.slack else { continue }
        row[x] = space.pixel(at: a.color + first * u + second * v, table: table)
      }
    }
  }
}
