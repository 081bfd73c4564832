extension UnitCurve {
  /// The control points of a Bézier curve as they were given.
  struct ControlPoints: Hashable, Sendable {
    private let x1, y1, x2, y2: Double
    /// The curve with inputs cut to 0...1 and outputs as given.
    let curve: CubicBezier

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
      curve = CubicBezier(x1, y1, x2, y2)
    }

    /// The points with their outputs cut to 0...1.
    var clamped: ControlPoints {
      guard !(0...1).contains(y1) || !(0...1).contains(y2) else { return self }
      return ControlPoints(x1, y1.clampedToUnit, x2, y2.clampedToUnit)
    }

    /// The points with inputs and outputs exchanged.
    var swapped: ControlPoints {
      ControlPoints(y1, x1, y2, x2)
    }
  }
}
