extension SIMD where Scalar: BinaryFloatingPoint {
  /// Multiplies every component by `rhs`.
  public mutating func scale(by rhs: Double) {
    self *= Scalar(rhs)
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double {
    indices.reduce(0) { $0 + Double(self[$1]) * Double(self[$1]) }
  }
}

extension SIMD2: @retroactive AdditiveArithmetic, VectorArithmetic
where Scalar: BinaryFloatingPoint {}

extension SIMD3: @retroactive AdditiveArithmetic, VectorArithmetic
where Scalar: BinaryFloatingPoint {}

extension SIMD4: @retroactive AdditiveArithmetic, VectorArithmetic
where Scalar: BinaryFloatingPoint {}

extension SIMD8: @retroactive AdditiveArithmetic, VectorArithmetic
where Scalar: BinaryFloatingPoint {}

extension SIMD16: @retroactive AdditiveArithmetic, VectorArithmetic
where Scalar: BinaryFloatingPoint {}
