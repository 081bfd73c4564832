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

    /// Whether its result depends on the frames it has gone through.
    var keepsState: Bool { !isFinished && !state.isEmpty }

    /// Bends what the entries before have made of the value; nil is nothing, as there are none.
    mutating func step(from result: inout V?, to time: Double, in frame: inout AnimationContext<V>)
    {
      guard !isFinished else {
        result = target
        return
      }
      var context = AnimationContext(state: state, environment: frame.environment)
      // Not shared while it is changed, or every frame would copy it.
      state = AnimationState()
      let way = result.map { target - $0 } ?? target
      let share = animation.animate(value: way, time: time - start, context: &context)
      state = context.state
      frame.isLogicallyComplete = context.isLogicallyComplete
      if let share {
        result = result.map { $0 + share } ?? share
      } else {
        isFinished = true
        result = target
      }
    }
  }

  private(set) var entries: [Entry] = []
  /// The frames from when the last entry came in.
  private var frames = AnimationFrames(after: 0)

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    frames = AnimationFrames(after: entry.start)
  }

  /// Moves on to `time`; the result is nil when the last entry has ended.
  ///
  /// What keeps a state from frame to frame, as a spring does, moves towards something that moves
  /// itself; so all entries go together through the frames of their own, and from the last of them
  /// to `time` goes a copy. Logical completion in `frame` becomes that of the last entry.
  mutating func advance(to time: Double, in frame: inout AnimationContext<V>) -> V? {
    guard entries.contains(where: \.keepsState) else { return step(to: time, in: &frame) }
    if time - frames.next > 1 { frames = AnimationFrames(after: time - 1 / 60) }
    for _ in 0..<frames.most where frames.nextIsDue(at: time) {
      let (now, result) = (frames.next, step(to: frames.next, in: &frame))
      frames.pass()
      if result == nil || now >= time - AnimationFrames.tolerance { return result }
    }
    var ahead = self
    return ahead.step(to: time, in: &frame)
  }

  private mutating func step(to time: Double, in frame: inout AnimationContext<V>) -> V? {
    var result: V?
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
