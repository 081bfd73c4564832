import Foundation

/// Vector algebra of the plane; the layer calculates in these and speaks `CGPoint` outside.
extension SIMD2<Double> {
  @inline(__always)
  var lengthSquared: Double { x * x + y * y }

  @inline(__always)
  var length: Double { lengthSquared.squareRoot() }

  /// Whether both coordinates are finite: only then is their distance from themselves zero, not
  /// NaN.
  @inline(__always)
  var isFinite: Bool { (x - x) + (y - y) == 0 }

  /// The vector turned a quarter back: up on the screen for one that points right.
  @inline(__always)
  var leftNormal: SIMD2<Double> { SIMD2(y, -x) }

  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// The sine of the turn from the receiver to `other`, times both lengths; positive is clockwise
  /// on the screen.
  @inline(__always)
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  /// The point a share `t` of the way to `other`.
  @inline(__always)
  func mixed(with other: SIMD2<Double>, by t: Double) -> SIMD2<Double> {
    self + (other - self) * t
  }
}

extension CGPoint {
  @inline(__always)
  var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  @inline(__always)
  init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }
}
