/// An animatable value that is set now and then and shown on its way there.
struct AnimatedValue<Value: Animatable> {
  /// What the animator holds; nil at rest.
  ///
  /// Kept without its type, for which the runtime would look for what the data conform to.
  private var run: AnyObject?
  /// The value that was set last.
  private(set) var model: Value
  /// The value of the moment.
  private(set) var presented: Value

  init(_ value: Value) {
    (model, presented) = (value, value)
  }

  /// Whether the value is on its way.
  var isMoving: Bool { run != nil }

  /// Goes to `value`, and says whether it is to be stepped from now on.
  ///
  /// What is not part of the animatable data changes at once.
  mutating func change(
    to value: Value, with transaction: Transaction, at time: FrameTime
  ) -> Bool {
    // First what costs least: the runtime looks for what the data conform to when they are named.
    if transaction.effectiveAnimation != nil, Value.AnimatableData.self != EmptyAnimatableData.self
    {
      let (old, new) = (model.animatableData, value.animatableData)
      if old != new {
        animator.modelChanged(from: old, to: new, transaction: transaction, at: time)
      }
    }
    (model, presented) = (value, value)
    return step(to: time)
  }

  /// Moves to `time`, and says whether there is more to come.
  mutating func step(to time: FrameTime) -> Bool {
    guard isMoving else { return false }
    let data = animator.presented(model: model.animatableData, at: time)
    presented = model
    // The end is the model itself: not every value is the same again after its data were set.
    guard isMoving else { return false }
    presented.animatableData = data
    return true
  }

  /// Ends the animation where it is; its completions are told.
  mutating func stop() {
    if isMoving { animator.stop() }
  }

  private var animator: Animator<Value.AnimatableData> {
    get { Animator(box: run) }
    _modify {
      var animator = Animator<Value.AnimatableData>(box: run)
      // Not shared while it is changed, or every frame would copy it.
      run = nil
      defer { run = animator.box }
      yield &animator
    }
  }
}
