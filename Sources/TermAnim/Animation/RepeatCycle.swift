/// Which cycle of a repetition runs, since when and until when, in the time of the whole.
///
/// Repetitions of repetitions have bases of different types, and so each has a key of its own.
struct RepeatCycle<Base: CustomAnimation>: AnimationStateKey {
  static var defaultValue: RepeatCycle { RepeatCycle() }

  var index = 0
  var start = 0.0
  /// The frame in which it ends; nil as long as the animation has not ended.
  var end: Double?

  /// The longest cycle that is gone through again to find its end, in seconds.
  private static var longest: Double { 3600 }

  /// Finds the frame in which the cycle ends, when the animation is found to have ended at `time`.
  mutating func findEnd<V: VectorArithmetic>(
    of base: Base, value: V, at time: Double, in whole: AnimationContext<V>
  ) {
    guard time - start <= Self.longest else {
      end = time
      return
    }
    var context = AnimationContext<V>(environment: whole.environment, pace: whole.pace)
    var frames = AnimationFrames(after: 0, pace: whole.pace)
    while frames.next < time - start,
      base.animate(value: value, time: frames.next, context: &context) != nil
    {
      frames.pass()
    }
    end = start + frames.next
  }
}
