import Foundation

extension CubicCurve {
  /// The length of the curve.
  var length: Double { length(from: 0, to: 1) }

  /// The length between two parameters, to about six digits even where the curve has a cusp.
  ///
  /// Gauss-Legendre quadrature of the speed with 8 nodes, halved until two halves agree with their
  /// whole.
  func length(from start: Double, to end: Double) -> Double {
    let polynomial = CubicPolynomial(self)
    let whole = polynomial.roughLength(from: start, to: end)
    return polynomial.refinedLength(
      from: start, to: end, rough: whole, tolerance: abs(whole) * 1e-7, depth: 12)
  }

  /// The parameter at a distance from the start, between 0 and 1.
  ///
  /// Newton's method, kept within a bracket that shrinks at every step.
  func parameter(atLength distance: Double, of total: Double) -> Double {
    guard distance > 0, total > 0 else { return 0 }
    guard distance < total else { return 1 }
    let polynomial = CubicPolynomial(self)
    var (low, high, t) = (0.0, 1.0, distance / total)
    for _ in 0..<32 {
      let error = length(from: 0, to: t) - distance
      if abs(error) <= total * 1e-9 { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / polynomial.derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CubicPolynomial {
  private static let nodes = SIMD4(
    0.183_434_642_495_649_8, 0.525_532_409_916_329_0, 0.796_666_477_413_626_7,
    0.960_289_856_497_536_2)
  private static let weights = SIMD4(
    0.362_683_783_378_362_0, 0.313_706_645_877_887_3, 0.222_381_034_453_374_5,
    0.101_228_536_290_376_3)

  /// The integral of the speed by 8 nodes; see NIST DLMF, table 3.5.3.
  fileprivate func roughLength(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    let offsets = Self.nodes * half
    let speeds = speeds(at: middle + offsets) + speeds(at: middle - offsets)
    return (speeds * Self.weights).sum() * half
  }

  /// The integral of the speed, halved until two halves agree with their whole.
  fileprivate func refinedLength(
    from start: Double, to end: Double, rough: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (start + end) / 2
    let first = roughLength(from: start, to: middle)
    let second = roughLength(from: middle, to: end)
    let sum = first + second
    guard abs(sum - rough) > tolerance, depth > 0, sum.isFinite else { return sum }
    let half = tolerance / 2
    return refinedLength(from: start, to: middle, rough: first, tolerance: half, depth: depth - 1)
      + refinedLength(from: middle, to: end, rough: second, tolerance: half, depth: depth - 1)
  }

  private func speeds(at t: SIMD4<Double>) -> SIMD4<Double> {
    let x = (3 * a.x * t + 2 * b.x) * t + c.x
    let y = (3 * a.y * t + 2 * b.y) * t + c.y
    return (x * x + y * y).squareRoot()
  }
}
