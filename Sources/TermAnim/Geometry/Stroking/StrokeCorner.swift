/// Where one edge of a stroke meets the next.
struct StrokeCorner {
  let point: SIMD2<Double>
  /// From the point to the left side of the edge that arrives.
  let normal: SIMD2<Double>
  /// From the point to the left side of the edge that leaves.
  let nextNormal: SIMD2<Double>
  /// The sine of the turn; positive when it is clockwise on the screen.
  let sine: Double
  let cosine: Double
  /// From the point to where the left sides would meet; not finite when the line turns back.
  let miter: SIMD2<Double>
  /// Whether the sides inside the turn meet, and not beyond the middle of either edge.
  let isShallow: Bool
  /// Whether both edges belong to one curve.
  let isSmooth: Bool

  @inline(__always)
  init(_ edge: StrokeEdge, _ next: StrokeEdge, halfWidth: Double) {
    let (direction, nextDirection) = (edge.endDirection, next.startDirection)
    point = next.start
    normal = direction.leftNormal * halfWidth
    nextNormal = nextDirection.leftNormal * halfWidth
    sine = direction.cross(nextDirection)
    cosine = direction.dot(nextDirection)
    miter = (normal + nextNormal) / (1 + cosine)
    // The sides meet halfWidth * tan(turn / 2) before the corner.
    let half = 0.5 * min(edge.length, next.length)
    isShallow = cosine > -0.999 && halfWidth * abs(sine) <= (1 + cosine) * half
    isSmooth = next.isSmoothAtStart
  }
}
