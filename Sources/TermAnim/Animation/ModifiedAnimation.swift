import Foundation

/// An animation and one modifier around it; modifiers nest in the order of their calls.
struct ModifiedAnimation<Base: CustomAnimation, Modifier: AnimationModifier>: CustomAnimation {
  let base: Base
  let modifier: Modifier

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.running(at: modifier.pace) {
      modifier.animate(base: base, value: value, time: time, context: &$0)
    }
  }

  /// Asks the base when both are modified alike and of one type, and is false otherwise.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self, previous.modifier == modifier else { return false }
    let baseTime = modifier.baseTime(base: base, at: time, context: context)
    let merges = context.running(at: modifier.pace) {
      base.shouldMerge(
        previous: Animation(previous.base), value: value, time: baseTime, context: &$0)
    }
    if merges { modifier.didMerge(base: base, at: baseTime, context: &context) }
    return merges
  }
}

extension ModifiedAnimation: CustomStringConvertible {
  var description: String { "\(base).\(modifier)" }
}

extension Animation {
  func modified(by modifier: some AnimationModifier) -> Animation {
    base.modified(by: modifier)
  }
}

extension CustomAnimation {
  fileprivate func modified(by modifier: some AnimationModifier) -> Animation {
    Animation(ModifiedAnimation(base: self, modifier: modifier))
  }
}
