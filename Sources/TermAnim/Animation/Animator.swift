/// Moves one animatable attribute to the values that its view gives it.
///
/// An animator acts on a difference: while it runs, what is shown is the model less the interval
/// plus what the animation makes of the interval. A new target makes the interval larger; it does
/// not begin again. A change without an animation moves the model at once and leaves alone what
/// runs.
///
/// A value: copies of a running animator go their own ways, but for the completions that they tell.
/// While nothing is retargeted, a step allocates nothing.
///
/// Nothing is asked of the type of the values: most animators rest, and the runtime would look for
/// what a vector conforms to when it makes the type of whatever has an animator.
struct Animator<Value> {
  /// An `AnimatorRunBox<Value>`; nil at rest.
  fileprivate(set) var box: AnyObject?

  /// Whether what is shown will change, or a completion is waited for, though the model rests.
  var isRunning: Bool { box != nil }
}

extension Animator where Value: VectorArithmetic {
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
  mutating func modelChanged(
    from old: Value, to new: Value, transaction: Transaction, at time: FrameTime
  ) {
    guard let animation = transaction.effectiveAnimation else { return }
    let interval = new - old
    guard interval != .zero, interval.magnitudeSquared.isFinite else { return }
    let environment = transaction.environment ?? .empty
    // What has come to its end by now leaves nothing to take over.
    if ownRun?.run.keepUp(with: time) == false { stop() }
    if let ownRun {
      ownRun.run.retarget(by: interval, with: animation, at: time, environment: environment)
    } else {
      box = AnimatorRunBox(
        AnimatorRun(
          animation: animation, interval: interval, at: time, environment: environment))
    }
    ownRun?.run.add(transaction.completions)
  }

  /// The value to show at `time`, which must not go back.
  ///
  /// In the frame in which the animation ends it is the model, and the completions are told. Asking
  /// again at the same time costs nothing and changes nothing.
  mutating func presented(model: Value, at time: FrameTime) -> Value {
    guard let presented = ownRun?.run.presented(model: model, at: time) else {
      stop()
      return model
    }
    return presented
  }

  /// Ends the animation where it is and tells its completions, as letting go of the last copy does.
  mutating func stop() {
    ownRun?.run.completeAll()
    box = nil
  }

  /// The box of the run, which no copy shares from now on; nil at rest.
  private var ownRun: AnimatorRunBox<Value>? {
    mutating get {
      let isShared = !isKnownUniquelyReferenced(&box)
      guard let box else { return nil }
      let own = unsafeDowncast(box, to: AnimatorRunBox<Value>.self)
      guard isShared else { return own }
      let copy = AnimatorRunBox(own.run)
      self.box = copy
      return copy
    }
  }
}
