/// The animatable data of a value of any type, such as a layout or a shape.
///
/// Data of different types do not mix: their difference is zero, so that a value that becomes one
/// of another type does so at once.
public struct ErasedAnimatableData: VectorArithmetic {
  /// Nil is the zero of every type.
  private var vector: (any VectorArithmetic)?

  private init(_ vector: (any VectorArithmetic)?) {
    self.vector = vector
  }

  init(of value: some Animatable) {
    vector = value.animatableData
  }

  /// The value with this data; the value itself when the data is of another type.
  func written<Value: Animatable>(to value: Value) -> Value {
    guard let data = vector as? Value.AnimatableData else { return value }
    var value = value
    value.animatableData = data
    return value
  }

  public static var zero: Self { Self(nil) }

  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

  public mutating func scale(by rhs: Double) {
    guard var scaled = vector else { return }
    scaled.scale(by: rhs)
    vector = scaled
  }

  public static func + (data: Self, other: Self) -> Self {
    guard let vector = data.vector else { return other }
    return Self(sum(vector, other.vector))
  }

  public static func - (data: Self, other: Self) -> Self {
    guard let vector = data.vector else { return other.scaled(by: -1) }
    return Self(difference(vector, other.vector))
  }

  public static func == (data: Self, other: Self) -> Bool {
    guard let vector = data.vector ?? other.vector else { return true }
    return isEqual(vector, data.vector == nil ? nil : other.vector)
  }

  private static func sum<Vector: VectorArithmetic>(
    _ vector: Vector, _ other: (any VectorArithmetic)?
  ) -> any VectorArithmetic {
    (other as? Vector).map { vector + $0 } ?? vector
  }

  private static func difference<Vector: VectorArithmetic>(
    _ vector: Vector, _ other: (any VectorArithmetic)?
  ) -> (any VectorArithmetic)? {
    guard let other else { return vector }
    return (other as? Vector).map { vector - $0 }
  }

  private static func isEqual<Vector: VectorArithmetic>(
    _ vector: Vector, _ other: (any VectorArithmetic)?
  ) -> Bool {
    guard let other else { return vector == vector.nothing }
    return (other as? Vector) == vector
  }
}
