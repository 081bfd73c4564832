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
  }

  var entries: [Entry] = []

  /// Moves all entries on to `time`; the result is nil when the last one has ended.
  mutating func step(
    to time: Double, in frame: AnimationContext<V>
  ) -> (result: V?, isLogicallyComplete: Bool) {
    var (result, isLogicallyComplete) = (V.zero, false)
    for index in entries.indices {
      guard !entries[index].isFinished else {
        result = entries[index].target
        continue
      }
      var context = frame.withState(entries[index].state)
      // Not shared while it is changed, or every frame would copy it.
      entries[index].state = AnimationState()
      let way = entries[index].target - result
      let share = entries[index].animation.animate(
        value: way, time: time - entries[index].start, context: &context)
      entries[index].state = context.state
      isLogicallyComplete = context.isLogicallyComplete
      if let share {
        result += share
      } else {
        entries[index].isFinished = true
        result = entries[index].target
      }
    }
    guard let last = entries.last, !last.isFinished else { return (nil, isLogicallyComplete) }
    dropWhatIsBehindFinishedEntries()
    return (result, isLogicallyComplete)
  }

  private mutating func dropWhatIsBehindFinishedEntries() {
    guard let finished = entries.lastIndex(where: \.isFinished), finished > 0 else { return }
    entries.removeFirst(finished)
  }
}
