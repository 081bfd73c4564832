/// One run of an animator, from the change that starts it to the end of its animation.
struct AnimatorRun<Value: VectorArithmetic> {
  private var animation: Animation
  private var state = AnimationState<Value>()
  /// The sum of the differences that are animated.
  private var interval: Value
  /// How much of the interval has been covered in the last frame.
  private var covered = Value.zero
  /// Whether a frame has been shown.
  private var hasBegun = false
  private var beginTime: FrameTime
  /// The time of the last frame; nil when the next one must be computed whatever its time.
  private var lastTime: FrameTime?
  private var completions = AnimatorCompletions<Value>()
  /// That of what has changed last.
  private var environment: LiveEnvironment

  init(
    animation: Animation, interval: Value, at time: FrameTime, environment: LiveEnvironment
  ) {
    (self.animation, self.interval, beginTime) = (animation, interval, time)
    self.environment = environment
  }

  /// Tells the completions when the animations that the run holds are complete.
  mutating func add(_ added: [AnimationCompletion]) {
    for completion in added { completions.add(completion) }
  }

  mutating func completeAll() {
    completions.completeAll()
  }

  /// Lets `newAnimation` take over or come on top, to cover `difference` more.
  mutating func retarget(
    by difference: Value, with newAnimation: Animation, at time: FrameTime,
    environment: LiveEnvironment
  ) {
    let elapsed = time - beginTime
    self.environment = environment
    completions.fork(animation: animation, state: state, interval: interval)
    var context = AnimationContext(state: state, environment: environment.values)
    if newAnimation.shouldMerge(
      previous: animation, value: interval, time: elapsed, context: &context)
    {
      (animation, state) = (newAnimation, context.state)
    } else {
      CombiningAnimation.combine(
        into: &animation, state: &state, value: interval, elapsed: elapsed,
        newAnimation: newAnimation, newValue: difference)
    }
    interval += difference
    lastTime = nil
  }

  /// The value to show at `time`; nil when the animation has ended.
  mutating func presented(model: Value, at time: FrameTime) -> Value? {
    if needsStep(at: time), !step(to: time) { return nil }
    return model - interval + covered
  }

  /// Moves what has begun on to `time`, where another animation takes over; false when it has ended
  /// by then.
  mutating func keepUp(with time: FrameTime) -> Bool {
    !hasBegun || !needsStep(at: time) || step(to: time)
  }

  /// Moves the animation on to `time`; false when it has ended.
  private mutating func step(to time: FrameTime) -> Bool {
    let (elapsed, environment) = (time - beginTime, environment.values)
    var context = AnimationContext(
      state: state, isLogicallyComplete: completions.isLogicallyComplete, environment: environment)
    // Not shared while it is changed, or every frame would copy it.
    state = AnimationState()
    let result = animation.animate(value: interval, time: elapsed, context: &context)
    state = context.state
    guard let result else { return false }
    completions.step(
      to: elapsed, isLogicallyComplete: context.isLogicallyComplete, environment: environment)
    covered = result
    return true
  }

  /// Whether the animation is not at `time` yet; it begins with the first frame.
  private mutating func needsStep(at time: FrameTime) -> Bool {
    if let lastTime, time <= lastTime { return false }
    lastTime = time
    if !hasBegun { beginTime = time }
    hasBegun = true
    return true
  }
}
