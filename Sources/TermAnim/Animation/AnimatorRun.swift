/// One run of an animator, from the change that starts it to the end of its animation.
struct AnimatorRun<Value: VectorArithmetic> {
  private enum Phase {
    /// No frame has been shown.
    case pending
    /// One frame has been shown.
    case first
    /// The second frame has been shown.
    case second
    case running
  }

  private var animation: Animation
  private var state = AnimationState<Value>()
  /// The sum of the differences that are animated.
  private var interval: Value
  /// How much of the interval has been covered in the last frame.
  private var covered = Value.zero
  private var phase = Phase.pending
  private var beginTime: FrameTime
  /// The time of the last frame; nil when the next one must be computed whatever its time.
  private var lastTime: FrameTime?
  private var completions = AnimatorCompletions<Value>()
  /// That of the last change.
  private var environment: EnvironmentValues

  init(
    animation: Animation, interval: Value, at time: FrameTime, environment: EnvironmentValues
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
    environment: EnvironmentValues
  ) {
    let elapsed = time - beginTime
    self.environment = environment
    completions.fork(animation: animation, state: state, interval: interval)
    var context = AnimationContext(state: state, environment: environment)
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
  mutating func presented(
    model: Value, at time: FrameTime, timing: AnimatorTiming, environment: EnvironmentValues?
  ) -> Value? {
    let environment = environment ?? self.environment
    if needsStep(at: time, timing: timing), !step(to: time, environment: environment) { return nil }
    return model - interval + covered
  }

  /// Moves the animation on to `time`; false when it has ended.
  private mutating func step(to time: FrameTime, environment: EnvironmentValues) -> Bool {
    let elapsed = time - beginTime
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

  /// Moves the clock of the animation as the timing says; false when the frame repeats the last.
  private mutating func needsStep(at time: FrameTime, timing: AnimatorTiming) -> Bool {
    if let lastTime, time <= lastTime { return false }
    lastTime = time
    switch phase {
    case .pending:
      phase = .first
      beginTime = time
    case .first:
      phase = .second
      guard timing == .live else { return true }
      beginTime = time
      return false
    case .second:
      phase = .running
      if timing == .live, time - beginTime > 1 / 60 { beginTime = time + -1 / 60 }
    case .running:
      break
    }
    return true
  }
}
