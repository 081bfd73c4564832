import Foundation

extension Animation {
  /// The animation, which ends as soon as it is logically complete: for what cannot be told from
  /// being there by then.
  var endingWhenComplete: Animation {
    modified(by: LogicalEndModifier())
  }
}

/// Takes an animation for over when people would.
struct LogicalEndModifier: AnimationModifier, CustomStringConvertible {
  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    // Of an animation that this one has taken over, it would be true for good.
    context.isLogicallyComplete = false
    let result = base.animate(value: value, time: time, context: &context)
    return context.isLogicallyComplete ? nil : result
  }

  var description: String { "endingWhenComplete" }
}
