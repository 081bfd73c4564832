/// A vector: what animations add, scale and measure.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves by the share `amount` of the way to `other`: 0 stays, 1 arrives; outside 0...1 it
  /// extrapolates.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The vector that lies the share `amount` of the way to `other`: 0 is the receiver, 1 is
  /// `other`; outside 0...1 it extrapolates.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension VectorArithmetic {
  /// The length of the vector; NaN when a component is NaN.
  var magnitude: Double {
    magnitudeSquared.squareRoot()
  }

  /// The vector times 0.
  ///
  /// For a start at nothing: a type of lists may have a `zero` that is shorter than its vectors,
  /// and sums that are as short as the shorter one of two.
  var nothing: Self { scaled(by: 0) }

  /// The factor by which angles, unit points and trims enlarge their numbers.
  ///
  /// They range over units where lengths range over hundreds of points, and a spring comes to rest
  /// by absolute speed. A power of two, so that no digit is lost.
  static var unitScale: Double { 128 }
}
