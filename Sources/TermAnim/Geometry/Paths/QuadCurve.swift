/// A quadratic Bezier curve.
struct QuadCurve: Hashable, Sendable {
  var start: SIMD2<Double>
  var control: SIMD2<Double>
  var end: SIMD2<Double>

  /// The same curve, point by point, as a cubic one.
  var elevated: CubicCurve {
    CubicCurve(
      start: start, control1: start.mixed(with: control, by: 2 / 3),
      control2: end.mixed(with: control, by: 2 / 3), end: end)
  }

  /// The part between two parameters, which runs backwards when `from` is the greater.
  func part(from: Double, to: Double) -> QuadCurve {
    QuadCurve(
      start: blossom(from, from), control: blossom(from, to), end: blossom(to, to))
  }

  /// The polar form.
  ///
  /// - SeeAlso: Ramshaw, "Blossoming: a connect-the-dots approach to splines" (1987).
  private func blossom(_ t: Double, _ u: Double) -> SIMD2<Double> {
    start.mixed(with: control, by: t).mixed(with: control.mixed(with: end, by: t), by: u)
  }
}
