/// A cubic curve as coefficients of powers of its parameter: the cheapest form to evaluate.
struct CubicPolynomial {
  let a: SIMD2<Double>
  let b: SIMD2<Double>
  let c: SIMD2<Double>
  let d: SIMD2<Double>

  @inline(__always)
  init(_ curve: CubicCurve) {
    d = curve.start
    c = 3 * (curve.control1 - curve.start)
    b = 3 * (curve.start - 2 * curve.control1 + curve.control2)
    a = curve.end - curve.start + 3 * (curve.control1 - curve.control2)
  }

  @inline(__always)
  func point(at t: Double) -> SIMD2<Double> {
    ((a * t + b) * t + c) * t + d
  }

  @inline(__always)
  func derivative(at t: Double) -> SIMD2<Double> {
    (3 * a * t + 2 * b) * t + c
  }
}
