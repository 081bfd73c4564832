/// The completions that a run of an animator tells, and when.
struct AnimatorCompletions<Value: VectorArithmetic> {
  /// An animation that has been taken over, run on unseen so that its completions come when they
  /// would have come.
  private struct Fork {
    let animation: Animation
    var state: AnimationState<Value>
    let interval: Value
    let awaited: [AwaitedAnimation]

    mutating func isComplete(at time: Double, environment: EnvironmentValues) -> Bool {
      animation.isComplete(for: interval, at: time, &state, in: environment)
    }
  }

  /// Whether the present animation has been complete in the eyes of people.
  private(set) var isLogicallyComplete = false
  // What is let go with its view tells in this order, too: nothing is over before it is complete.
  private var forks: [Fork] = []
  /// Wait for the present animation to be logically complete.
  private var logical: [AwaitedAnimation] = []
  /// Wait for the end of the whole.
  private var removal: [AwaitedAnimation] = []

  mutating func add(_ completion: AnimationCompletion) {
    let animation = AwaitedAnimation(for: completion)
    if completion.criteria == .removed {
      removal.append(animation)
    } else {
      logical.append(animation)
    }
  }

  /// Sets aside who waits for an animation that another one takes over.
  mutating func fork(animation: Animation, state: AnimationState<Value>, interval: Value) {
    if !logical.isEmpty {
      forks.append(
        Fork(animation: animation, state: state, interval: interval, awaited: logical))
      logical = []
    }
    isLogicallyComplete = false
  }

  /// Tells who waits for what is complete at a time of the run, what began first before the rest.
  mutating func step(to time: Double, isLogicallyComplete: Bool, environment: EnvironmentValues) {
    self.isLogicallyComplete = isLogicallyComplete
    stepForks(to: time, environment: environment)
    if isLogicallyComplete, !logical.isEmpty {
      complete(logical)
      logical = []
    }
  }

  private mutating func stepForks(to time: Double, environment: EnvironmentValues) {
    var index = 0
    while index < forks.count {
      if forks[index].isComplete(at: time, environment: environment) {
        complete(forks.remove(at: index).awaited)
      } else {
        index += 1
      }
    }
  }

  mutating func completeAll() {
    for fork in forks { complete(fork.awaited) }
    complete(logical)
    complete(removal)
    (logical, removal, forks) = ([], [], [])
  }

  private func complete(_ awaited: [AwaitedAnimation]) {
    for animation in awaited { animation.complete() }
  }
}
