import Foundation

extension ListPainter {
  /// What a mesh shows in the pixels of `region`, on a surface that is to be given back.
  ///
  /// Patches are cut into as many triangles as follow their curves within a pixel or so; where
  /// patches lie upon each other, the later one is seen. The mesh's own edge is not smoothed.
  func source(of mesh: MeshPaint, in region: PixelRect, _ state: DrawingState) -> SurfaceSource {
    let surface = borrowSurface(region)
    let ground = mesh.background.premultipliedPixel
    if ground != 0 { surface.fill(region, with: ground) }
    guard mesh.width > 1, mesh.height > 1 else {
      return SurfaceSource(surface: surface, isOpaque: false)
    }
    let steps = Self.steps(of: mesh, state.transform)
    let vertices = scratch.borrow(MeshVertex.self, count: (steps + 1) * (steps + 1))
    defer { scratch.giveBack() }
    let painter = TrianglePainter(surface: surface, space: mesh.space)
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 {
        fill(vertices, steps, mesh, column: column, row: row, state.transform)
        painter.draw(vertices, steps: steps)
      }
    }
    return SurfaceSource(surface: surface, isOpaque: false)
  }

  /// Into how many parts each side of a patch is cut: one for three pixels, all alike so that
  /// neighbours meet.
  private static func steps(of mesh: MeshPaint, _ transform: PixelTransform) -> Int {
    let box = mesh.corners.reduce(
      into: (
        low: SIMD2(repeating: Double.infinity),
        high: SIMD2(repeating: -Double.infinity)
      )
    ) { box, corner in
      box.low = pointwiseMin(box.low, corner.position)
      box.high = pointwiseMax(box.high, corner.position)
    }
    let size = box.high - box.low
    let extent = max(
      size.x * transform.reach.x / Double(mesh.width - 1),
      size.y * transform.reach.y / Double(mesh.height - 1))
    return extent.isFinite ? Int(min(max(extent / 3, 4), 32)) : 4
  }

  private func fill(
    _ vertices: UnsafeMutablePointer<MeshVertex>, _ steps: Int, _ mesh: MeshPaint, column: Int,
    row: Int, _ transform: PixelTransform
  ) {
    let patch = MeshPatch(mesh, column: column, row: row)
    for y in 0...steps {
      for x in 0...steps {
        let (u, v) = (Double(x) / Double(steps), Double(y) / Double(steps))
        let place = transform.homogeneous(CGPoint(patch.point(u, v)))
        vertices[y * (steps + 1) + x] = MeshVertex(
          place: SIMD2(Float(place.x / place.z), Float(place.y / place.z)),
          color: mesh.color(column: column, row: row, Float(u), Float(v)))
      }
    }
  }
}
