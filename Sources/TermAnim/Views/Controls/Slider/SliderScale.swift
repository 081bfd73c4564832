/// How the values of a slider lie along its track.
struct SliderScale<Value: BinaryFloatingPoint> {
  let bounds: ClosedRange<Value>
  /// The distance of two values that can be chosen; nil is any.
  let step: Value?

  /// - Precondition: `step` is positive.
  init(bounds: ClosedRange<Value>, step: Value?) {
    precondition(step.map { $0 > 0 } ?? true, "a slider cannot go in steps of \(step ?? 0)")
    (self.bounds, self.step) = (bounds, step)
  }

  private var length: Value { bounds.upperBound - bounds.lowerBound }

  /// The share of the track that a step takes; nil is any.
  var stepFraction: Double? {
    step.map { length > 0 ? Double($0 / length) : 1 }
  }

  /// Where `value` is, 0...1; 0 for NaN and where the range has no length.
  func fraction(of value: Value) -> Double {
    length > 0 ? Self.clamped(Double((value - bounds.lowerBound) / length)) : 0
  }

  /// The value that can be chosen nearest to a place on the track.
  func value(at fraction: Double) -> Value {
    let distance = Value(Self.clamped(fraction)) * length
    guard let step else { return bounds.lowerBound + distance }
    let steps = (distance / step).rounded()
    let last = (length / step + Value(1e-6)).rounded(.down)
    return min(bounds.lowerBound + min(steps, last) * step, bounds.upperBound)
  }

  /// The values that can be chosen; none where these are all values, or more than a number.
  func steps(atMost most: Int) -> [Value] {
    guard let step, length > 0, length / step < Value(most) else { return [] }
    let last = Int((length / step + Value(1e-6)).rounded(.down))
    return (0...last).map { bounds.lowerBound + Value($0) * step }
  }

  /// The nearest number in 0...1; 0 for NaN.
  static func clamped(_ fraction: Double) -> Double {
    fraction > 0 ? min(fraction, 1) : 0
  }
}
