/// An animatable value that is set now and then and shown on its way there.
struct AnimatedValue<Value: Animatable> {
  private var animator = Animator<Value.AnimatableData>()
  /// The value that was set last.
  private(set) var model: Value
  /// The value of the moment.
  private(set) var presented: Value

  init(_ value: Value) {
    (model, presented) = (value, value)
  }

  /// Whether the value is on its way.
  var isMoving: Bool { animator.isRunning }

  /// Goes to `value`, and says whether it is to be stepped from now on.
  ///
  /// What is not part of the animatable data changes at once.
  mutating func change(
    to value: Value, with transaction: () -> Transaction, at time: FrameTime
  ) -> Bool {
    if Value.AnimatableData.self != EmptyAnimatableData.self {
      let (old, new) = (model.animatableData, value.animatableData)
      if old != new {
        animator.modelChanged(from: old, to: new, transaction: transaction(), at: time)
      }
    }
    (model, presented) = (value, value)
    return step(to: time)
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    guard animator.isRunning else { return false }
    let data = animator.presented(model: model.animatableData, at: time)
    presented = model
    // The end is the model itself: not every value is the same again after its data were set.
    guard animator.isRunning else { return false }
    presented.animatableData = data
    return true
  }

  /// Ends the animation where it is; its completions are told.
  mutating func stop() {
    animator.stop()
  }
}
