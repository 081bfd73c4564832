public import Foundation

extension Animation {
  /// The animation, taken to be complete after some seconds if it has not been before.
  ///
  /// Its motion stays the same.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    modified(by: LogicalCompletionModifier(duration: duration))
  }
}

/// Says when people would call an animation complete.
struct LogicalCompletionModifier: AnimationModifier, CustomStringConvertible {
  let duration: TimeInterval

  func animate<Base: CustomAnimation, V: VectorArithmetic>(
    base: Base, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  var description: String { "logicallyComplete(after: \(duration))" }
}
