/// The curve from (0, 0) to (1, 1) that is given by two control points, as output over input.
///
/// Kept as the coefficients of x(t) = ((ax t + bx) t + cx) t, and of y likewise. Inputs of the
/// control points are cut to 0...1, so that x is never ambiguous; NaN counts as 0.
struct CubicBezier: Hashable, Sendable {
  private let ax, bx, cx: Double
  private let ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let (x1, x2) = (x1.clampedToUnit, x2.clampedToUnit)
    let (y1, y2) = (y1.isNaN ? 0 : y1, y2.isNaN ? 0 : y2)
    cx = x1 * 3
    bx = (x2 - x1) * 3 - cx
    ax = 1 - cx - bx
    cy = y1 * 3
    by = (y2 - y1) * 3 - cy
    ay = 1 - cy - by
  }

  /// The output at an input, rounded to a multiple of 2^-20; inputs are cut to 0...1.
  ///
  /// A straight line returns its input as it is.
  func value(at input: Double) -> Double {
    let input = input.clampedToUnit
    if isStraight { return input }
    let t = parameter(at: input)
    return (((ay * t + by) * t + cy) * t).roundedToCurveStep
  }

  /// The slope at an input, rounded to a multiple of 2^-20; inputs are cut to 0...1.
  ///
  /// Where the curve stands still, its slope is 1; where it is vertical, it is infinite.
  func velocity(at input: Double) -> Double {
    let t = parameter(at: input.clampedToUnit)
    let x = cx + ((bx + bx) + ax * 3 * t) * t
    let y = cy + ((by + by) + ay * 3 * t) * t
    guard x != y else { return 1 }
    guard x != 0 else { return y < 0 ? -.infinity : .infinity }
    return (y / x).roundedToCurveStep
  }

  private var isStraight: Bool { ax == ay && bx == by && cx == cy }

  /// The parameter at which x is `input`; x grows with the parameter.
  ///
  /// Newton's method, kept inside a bracket that is halved whenever a step would leave it.
  private func parameter(at input: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, input)
    for _ in 0..<64 {
      let error = ((ax * t + bx) * t + cx) * t - input
      guard error.magnitude > Double.ulpOfOne else { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / ((3 * ax * t + 2 * bx) * t + cx)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CubicBezier: CustomStringConvertible {
  var description: String {
    let terms = [("ax", ax), ("bx", bx), ("cx", cx), ("ay", ay), ("by", by), ("cy", cy)]
    return "CubicSolver(" + terms.map { "\($0): \($1.shortDescription)" }.joined(separator: ", ")
      + ")"
  }
}

extension Double {
  /// The nearest number in 0...1; 0 for NaN.
  var clampedToUnit: Double {
    self > 0 ? Double.minimum(self, 1) : 0
  }

  /// The nearest multiple of 2^-20, the precision of SwiftUI's curves.
  fileprivate var roundedToCurveStep: Double {
    (self * 0x1p20).rounded() * 0x1p-20
  }

  /// The number without a fraction that is zero.
  fileprivate var shortDescription: String {
    let description = "\(self)"
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
