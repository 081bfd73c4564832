extension AnyLayout {
  /// The animatable data of a layout of any type.
  ///
  /// Data of different types do not mix: their difference is zero, so that a layout that becomes one
  /// of another type does so at once.
  public struct AnimatableData: VectorArithmetic {
    /// Nil is the zero of every type.
    private var vector: (any VectorArithmetic)?

    private init(_ vector: (any VectorArithmetic)?) {
      self.vector = vector
    }

    init<Arrangement: Layout>(of layout: Arrangement) {
      vector = layout.animatableData
    }

    func write(to layout: inout any Layout) {
      layout = written(to: layout)
    }

    private func written<Arrangement: Layout>(to layout: Arrangement) -> Arrangement {
      guard let data = vector as? Arrangement.AnimatableData else { return layout }
      var layout = layout
      layout.animatableData = data
      return layout
    }

    public static var zero: AnimatableData { AnimatableData(nil) }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    public mutating func scale(by rhs: Double) {
      guard var scaled = vector else { return }
      scaled.scale(by: rhs)
      vector = scaled
    }

    public static func + (data: AnimatableData, other: AnimatableData) -> AnimatableData {
      guard let vector = data.vector else { return other }
      return AnimatableData(sum(vector, other.vector))
    }

    public static func - (data: AnimatableData, other: AnimatableData) -> AnimatableData {
      guard let vector = data.vector else { return other.scaled(by: -1) }
      return AnimatableData(difference(vector, other.vector))
    }

    public static func == (data: AnimatableData, other: AnimatableData) -> Bool {
      guard let vector = data.vector else { return other.vector == nil }
      return isEqual(vector, other.vector)
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
      (other as? Vector) == vector
    }
  }
}
