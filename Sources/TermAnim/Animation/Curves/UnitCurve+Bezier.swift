extension UnitCurve {
  /// A Bézier curve from (0, 0) to (1, 1) with two control points.
  ///
  /// Inputs of the points, which are their x, are cut to 0...1; NaN counts as 0. Outputs are cut
  /// for values and not for velocities.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    let points = ControlPoints(
      Double(startControlPoint.x), Double(startControlPoint.y),
      Double(endControlPoint.x), Double(endControlPoint.y))
    return UnitCurve(function: .bezier(points))
  }
}
