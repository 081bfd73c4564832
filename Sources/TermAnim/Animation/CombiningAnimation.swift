import Foundation

/// Several animations of one value, each of which bends the result of those before it.
///
/// Entry i goes from the moving result of its predecessors to its own target, the sum of all
/// differences so far. A finished entry stands at its target, so that nothing before it matters.
/// The whole ends with its last entry, however long the others might have run.
struct CombiningAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var frame = AnimationContext<V>(environment: context.environment)
    let result = context.state.update(CombinedAnimations<V>.self) {
      $0.advance(to: time, in: &frame)
    }
    context.isLogicallyComplete = frame.isLogicallyComplete
    return result
  }
}

extension CombiningAnimation {
  /// Lets `newAnimation` bend what `animation` does.
  ///
  /// - Parameters:
  ///   - animation: The animation that runs; becomes the combination.
  ///   - state: Its state; becomes that of the combination.
  ///   - value: The difference that it covers.
  ///   - elapsed: Its time.
  ///   - newAnimation: The animation that comes in.
  ///   - newValue: The difference that is added.
  static func combine<V: VectorArithmetic>(
    into animation: inout Animation, state: inout AnimationState<V>, value: V, elapsed: Double,
    newAnimation: Animation, newValue: V
  ) {
    let newEntry = CombinedAnimations<V>.Entry(
      animation: newAnimation, start: elapsed, target: value + newValue)
    if animation.base is CombiningAnimation {
      state.update(CombinedAnimations<V>.self) { $0.append(newEntry) }
    } else {
      let entry = CombinedAnimations<V>.Entry(
        animation: animation, start: 0, target: value, state: state)
      animation = Animation(CombiningAnimation())
      state = AnimationState()
      state.update(CombinedAnimations<V>.self) {
        $0.append(entry)
        $0.append(newEntry)
      }
    }
  }
}
