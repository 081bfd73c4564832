/// Any number of vectors that animate as one.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)

  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  public static var zero: AnimatableValues {
    AnimatableValues(repeat (each Value).zero)
  }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    var isEqual = true
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      isEqual = isEqual && left == right
    }
    return isEqual
  }

  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  public var magnitudeSquared: Double {
    var sum = 0.0
    for component in repeat each value {
      sum += component.magnitudeSquared
    }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
