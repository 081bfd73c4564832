extension MeshGradient {
  /// A corner and the control points of the edges to its neighbours, in shares of the shape.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }

    var corner: MeshPaint.Corner {
      MeshPaint.Corner(
        position: SIMD2(position), leading: SIMD2(leadingControlPoint),
        top: SIMD2(topControlPoint), trailing: SIMD2(trailingControlPoint),
        bottom: SIMD2(bottomControlPoint))
    }
  }
}
