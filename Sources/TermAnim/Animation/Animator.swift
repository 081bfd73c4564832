/// Moves one animatable attribute to the values that its view gives it.
///
/// An animator acts on a difference: while it runs, what is shown is the model less the interval
/// plus what the animation makes of the interval. A new target makes the interval larger; it does
/// not begin again. A change without an animation moves the model at once and leaves alone what
/// runs.
///
/// A value: copies of a running animator go their own ways, but for the completions that they tell.
/// While nothing is retargeted, a step allocates nothing.
struct Animator<Value: VectorArithmetic> {
  /// Whether what is shown will change, or a completion is waited for, though the model rests.
  ///
  /// Kept, and in front: most animators rest, and to find a run in a vector of any type the runtime
  /// is asked for that type.
  private(set) var isRunning = false
  private var run: AnimatorRun<Value>?

  /// Takes note that the model has changed, and animates the way if the transaction says so.
  ///
  /// Not animated are the first value, which is not a change, a change by nothing, and one that is
  /// not finite.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The model from now on, which `presented(model:at:)` is to be given.
  ///   - transaction: Says how; its completions wait for the animation.
  ///   - time: The time of the update.
  ///   - environment: What animations may ask for; nil is that of the transaction.
  mutating func modelChanged(
    from old: Value, to new: Value, transaction: Transaction, at time: FrameTime,
    environment: EnvironmentValues? = nil
  ) {
    guard let animation = transaction.effectiveAnimation else { return }
    let interval = new - old
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    let environment = environment ?? transaction.environment ?? EnvironmentValues()
    // What has come to its end by now leaves nothing to take over.
    if run?.keepUp(with: time) == false { stop() }
    if run == nil {
      run = AnimatorRun(
        animation: animation, interval: interval, at: time, environment: environment)
    } else {
      run?.retarget(by: interval, with: animation, at: time, environment: environment)
    }
    run?.add(transaction.completions)
    isRunning = true
  }

  /// The value to show at `time`, which must not go back.
  ///
  /// In the frame in which the animation ends it is the model, and the completions are told. Asking
  /// again at the same time costs nothing and changes nothing. `environment` is what animations may
  /// ask for; nil is that of the last change.
  mutating func presented(
    model: Value, at time: FrameTime, environment: EnvironmentValues? = nil
  ) -> Value {
    let presented = run?.presented(model: model, at: time, environment: environment)
    guard let presented else {
      stop()
      return model
    }
    return presented
  }

  /// Ends the animation where it is and tells its completions; for when the view goes away.
  mutating func stop() {
    run?.completeAll()
    (run, isRunning) = (nil, false)
  }
}
