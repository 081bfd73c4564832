/// A track that is ready to be evaluated, whatever the type of its part.
struct KeyframeTrackPlan<Root> {
  /// The part.
  let keyPath: PartialKeyPath<Root>
  /// In seconds.
  let duration: Double
  /// Puts the part as it is at a time into a whole.
  let setValue: (inout Root, Double) -> Void
  /// Puts the speed of the part at a time into a whole.
  let setVelocity: (inout Root, Double) -> Void
  /// The speed of the part at a time, as a vector of its animatable data.
  let velocity: (Double) -> Any

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ curve: KeyframeCurve<Value.AnimatableData>
  ) {
    (self.keyPath, duration) = (keyPath, curve.duration)
    velocity = { curve.velocity(at: $0) }
    setValue = { $0[keyPath: keyPath].animatableData = curve.value(at: $1) }
    setVelocity = { $0[keyPath: keyPath].animatableData = curve.velocity(at: $1) }
  }
}
