extension MeshPaint {
  /// The colour a share `u` across and `v` down the patch in a column and row, as a point of the
  /// mixing space.
  func color(column: Int, row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    guard smoothsColors else {
      let top = Self.mix(color(column, row), color(column + 1, row), u)
      return Self.mix(top, Self.mix(color(column, row + 1), color(column + 1, row + 1), u), v)
    }
    func rowColor(_ row: Int) -> SIMD4<Float> {
      Self.smooth(
        color(column - 1, row), color(column, row), color(column + 1, row),
        color(column + 2, row), u)
    }
    return Self.smooth(rowColor(row - 1), rowColor(row), rowColor(row + 1), rowColor(row + 2), v)
  }

  /// The colour of a corner; beyond the edge, that of the nearest one.
  private func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let (x, y) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
    return colors[y * width + x]
  }

  private static func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: Float) -> SIMD4<Float> {
    a + (b - a) * t
  }

  /// The way from `b` to `c` that goes on smoothly beyond both (Hermite, tangents of Catmull and
  /// Rom), never beyond the two colours.
  private static func smooth(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
  ) -> SIMD4<Float> {
    let (start, end) = ((c - a) * 0.5, (d - b) * 0.5)
    let (squared, cubed) = (t * t, t * t * t)
    let points = b * (2 * cubed - 3 * squared + 1) + c * (3 * squared - 2 * cubed)
    let tangents = start * (cubed - 2 * squared + t) + end * (cubed - squared)
    return (points + tangents).clamped(
      lowerBound: pointwiseMin(b, c), upperBound: pointwiseMax(b, c))
  }
}
