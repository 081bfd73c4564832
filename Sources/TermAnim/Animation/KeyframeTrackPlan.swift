/// A track that is ready to be evaluated, whatever the type of its part.
struct KeyframeTrackPlan<Root> {
  /// In seconds.
  let duration: Double
  /// Puts the part as it is at a time into a whole.
  let setValue: (inout Root, Double) -> Void
  /// Puts the speed of the part at a time into a whole.
  let setVelocity: (inout Root, Double) -> Void

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ curve: KeyframeCurve<Value.AnimatableData>
  ) {
    duration = curve.duration
    setValue = { $0[keyPath: keyPath].animatableData = curve.value(at: $1) }
    setVelocity = { $0[keyPath: keyPath].animatableData = curve.velocity(at: $1) }
  }
}
