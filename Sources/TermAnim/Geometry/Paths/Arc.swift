import Foundation

/// A part of a circle; angles are radians and grow from x towards y.
struct Arc {
  let center: SIMD2<Double>
  let radius: Double
  let start: Double
  let sweep: Double

  /// How far the control points of a quarter circle lie from its ends, in radii.
  ///
  /// Makes the middle of the curve lie on the circle; the radius is 0.03 % too long at most.
  static let quarterControl = 4.0 / 3 * (2.0.squareRoot() - 1)

  /// The point a share `t` of the way along.
  func point(at t: Double) -> SIMD2<Double> {
    center + radius * Self.direction(start + sweep * t)
  }

  /// Calls `body` with the curves that make the arc, each at most a quarter turn; none for no
  /// sweep.
  func forEachCurve(_ body: (CubicCurve) -> Void) {
    // A little more than a quarter is a quarter, or rounding would add a curve.
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    let step = sweep / count
    let control = 4 / 3 * tan(step / 4) * radius
    for index in 0..<Int(max(count, 0)) {
      let angle = start + step * Double(index)
      let (from, to) = (Self.direction(angle), Self.direction(angle + step))
      let (first, last) = (center + from * radius, center + to * radius)
      body(
        CubicCurve(
          start: first, control1: first - from.leftNormal * control,
          control2: last + to.leftNormal * control, end: last))
    }
  }

  private static func direction(_ angle: Double) -> SIMD2<Double> {
    SIMD2(cos(angle), sin(angle))
  }
}
