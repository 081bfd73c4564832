/// The animations of a combination, in the order in which they came in.
struct CombinedAnimations<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: CombinedAnimations { CombinedAnimations() }

  struct Entry {
    let animation: Animation
    /// When it came in, in the time of the whole.
    let start: Double
    /// The sum of its difference and of those before it.
    let target: V
    var state = AnimationState<V>()
    var isFinished = false

    /// Bends what the entries before have made of the value.
    mutating func step(from result: inout V, to time: Double, in frame: inout AnimationContext<V>) {
      guard !isFinished else {
        result = target
        return
      }
      var context = AnimationContext(state: state, environment: frame.environment)
      // Not shared while it is changed, or every frame would copy it.
      state = AnimationState()
      let share = animation.animate(value: target - result, time: time - start, context: &context)
      state = context.state
      frame.isLogicallyComplete = context.isLogicallyComplete
      if let share {
        result += share
      } else {
        isFinished = true
        result = target
      }
    }
  }

  var entries: [Entry] = []

  /// Moves all entries on to `time`; the result is nil when the last one has ended.
  ///
  /// Logical completion in `frame` becomes that of the last entry.
  mutating func step(to time: Double, in frame: inout AnimationContext<V>) -> V? {
    var result = V.zero
    var firstThatMatters = 0
    for index in entries.indices {
      entries[index].step(from: &result, to: time, in: &frame)
      if entries[index].isFinished { firstThatMatters = index }
    }
    // By index, because `last` of an array of a generic type allocates.
    if entries.isEmpty || entries[entries.count - 1].isFinished { return nil }
    if firstThatMatters > 0 { entries.removeFirst(firstThatMatters) }
    return result
  }
}
