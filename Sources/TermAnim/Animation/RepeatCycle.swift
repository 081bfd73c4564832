/// Which cycle of a repetition runs, since when and until when, in the time of the whole.
///
/// Repetitions of repetitions have bases of different types, and so each has a key of its own.
struct RepeatCycle<Base: CustomAnimation, V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RepeatCycle { RepeatCycle() }

  var index = 0
  var start = 0.0
  /// The frame in which it ends; nil as long as the animation has not ended.
  var end: Double?
  /// When in the cycle another base has taken over last, and with what; nil where none has.
  private var takeover: (time: Double, state: AnimationState<V>)?

  init(index: Int = 0, start: Double = 0) {
    (self.index, self.start) = (index, start)
  }

  /// The longest cycle that is gone through again to find its end, in seconds.
  private static var longest: Double { 3600 }

  /// Takes note that another base has taken over at a time of the cycle, which now ends with it.
  static func merge(at time: Double, in state: inout AnimationState<V>) {
    state.update(Self.self) { ($0.end, $0.takeover) = (nil, nil) }
    let taken = state
    state.update(Self.self) { $0.takeover = (time, taken) }
  }

  /// Finds the frame in which the cycle ends, when the animation is found to have ended at `time`;
  /// returns whether it is logically complete by then.
  mutating func findEnd(
    of base: Base, value: V, at time: Double, in whole: AnimationContext<V>
  ) -> Bool {
    guard time - start <= Self.longest else {
      end = time
      return whole.isLogicallyComplete
    }
    var context = AnimationContext<V>(
      state: takeover?.state ?? AnimationState(), environment: whole.environment, pace: whole.pace)
    var frames = AnimationFrames(after: takeover?.time ?? 0, pace: whole.pace)
    while frames.next < time - start {
      guard base.animate(value: value, time: frames.next, context: &context) != nil else {
        end = start + frames.next
        return context.isLogicallyComplete
      }
      frames.pass()
    }
    end = start + frames.next
    return whole.isLogicallyComplete
  }
}
