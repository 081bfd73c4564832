import Foundation

/// A cubic Bezier curve.
struct CubicCurve: Hashable, Sendable {
  var start: SIMD2<Double>
  var control1: SIMD2<Double>
  var control2: SIMD2<Double>
  var end: SIMD2<Double>

  /// The part between two parameters, which runs backwards when `from` is the greater.
  func part(from: Double, to: Double) -> CubicCurve {
    CubicCurve(
      start: blossom(from, from, from), control1: blossom(from, from, to),
      control2: blossom(from, to, to), end: blossom(to, to, to))
  }

  /// The equal steps of the parameter that keep chords within `tolerance` of the curve.
  ///
  /// At least 1 and at most 4096, which is also what a tolerance of zero or NaN asks for; 1 for a
  /// curve whose points are too large for numbers. The bound is that of Wang, "Subdivision of
  /// Bezier curves" (1984): R. Goldman, "Pyramid Algorithms" (2003), section 5.6.3.
  @inline(__always)
  func stepCount(tolerance: Double) -> Int {
    let bend = max(
      (start - 2 * control1 + control2).lengthSquared,
      (control1 - 2 * control2 + end).lengthSquared)
    if bend == 0 { return 1 }
    if !bend.isFinite { return largeStepCount(tolerance: tolerance) }
    let steps = (bend.squareRoot() * 6 / (8 * tolerance)).squareRoot()
    return steps < 4096 ? Int(steps) + 1 : 4096
  }

  /// The same for a curve whose squares are too large for numbers.
  private func largeStepCount(tolerance: Double) -> Int {
    let scale = 0x1p-600
    let small = CubicCurve(
      start: start * scale, control1: control1 * scale, control2: control2 * scale,
      end: end * scale)
    let points = [small.start, small.control1, small.control2, small.end]
    guard points.allSatisfy({ $0.lengthSquared.isFinite }) else { return 1 }
    return small.stepCount(tolerance: tolerance * scale)
  }

  /// The direction of departure, of length 1; zero when all points coincide.
  var startDirection: SIMD2<Double> {
    Self.direction(control1 - start, control2 - start, end - start)
  }

  /// The direction of arrival, of length 1; zero when all points coincide.
  var endDirection: SIMD2<Double> {
    Self.direction(end - control2, end - control1, end - start)
  }

  /// The first of three vectors that is not negligible beside the longest, made 1 long.
  private static func direction(
    _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>
  ) -> SIMD2<Double> {
    let squares = (first.lengthSquared, second.lengthSquared, third.lengthSquared)
    let negligible = max(squares.0, squares.1, squares.2) * 1e-12
    if squares.0 > negligible { return first / squares.0.squareRoot() }
    if squares.1 > negligible { return second / squares.1.squareRoot() }
    return squares.2 > negligible ? third / squares.2.squareRoot() : .zero
  }

  /// The polar form.
  ///
  /// - SeeAlso: Ramshaw, "Blossoming: a connect-the-dots approach to splines" (1987).
  private func blossom(_ t: Double, _ u: Double, _ v: Double) -> SIMD2<Double> {
    let middle = control1.mixed(with: control2, by: t)
    return start.mixed(with: control1, by: t).mixed(with: middle, by: u)
      .mixed(with: middle.mixed(with: control2.mixed(with: end, by: t), by: u), by: v)
  }
}
