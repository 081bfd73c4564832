extension MeshGradient: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  func primitivePaint(in environment: EnvironmentValues) -> StylePaint {
    let background = background.resolve(in: environment)
    let space = colorSpace.mixingSpace
    let corners = corners
    let colors = resolvedColors(in: environment).map(space.vector)
    guard width > 1, height > 1, width <= corners.count,
      corners.count == width * height, colors.count == corners.count
    else { return .color(background) }
    return .mesh(
      UnitMesh(
        MeshPaint(
          width: width, height: height, corners: corners, colors: colors, background: background,
          smoothsColors: smoothsColors, space: space)))
  }

  private func resolvedColors(in environment: EnvironmentValues) -> [Color.Resolved] {
    switch colors {
    case .colors(let colors): colors.map { $0.resolve(in: environment) }
    case .resolvedColors(let colors): colors
    }
  }

  private var corners: [MeshPaint.Corner] {
    switch locations {
    case .bezierPoints(let points): points.map(\.corner)
    case .points(let points): smoothCorners(points.map { SIMD2<Double>($0) })
    }
  }

  /// Corners whose edges go on in the direction of a line through both neighbours (Catmull and
  /// Rom).
  private func smoothCorners(_ points: [SIMD2<Double>]) -> [MeshPaint.Corner] {
    guard width > 0, points.count.isMultiple(of: width) else { return [] }
    let rows = points.count / width
    return points.indices.map { index in
      let (column, row) = (index % width, index / width)
      let point = points[index]
      /// A third of the way from one neighbour to the next, half of it where both are there.
      func tangent(_ place: Int, _ last: Int, _ step: Int) -> SIMD2<Double> {
        let before = place > 0 ? points[index - step] : point
        let after = place < last ? points[index + step] : point
        return (after - before) / (place > 0 && place < last ? 6 : 3)
      }
      let across = tangent(column, width - 1, 1)
      let down = tangent(row, rows - 1, width)
      return MeshPaint.Corner(
        position: point, leading: point - across, top: point - down, trailing: point + across,
        bottom: point + down)
    }
  }
}

extension MeshGradient: View, PrimitiveView, ShapeStyleView {
  public typealias Body = Never
}
