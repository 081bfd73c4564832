public import Foundation

/// How a value moves when its target changes.
public struct Animation: Hashable, Sendable {
  /// The rule that the animation follows.
  public let base: any CustomAnimation

  /// The animation that follows a rule.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
  }

  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    lhs.base.isEqual(to: rhs.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: base)))
    base.hash(into: &hasher)
  }
}

extension Animation {
  /// How much of `value` has been covered at a time, in seconds since the start; nil at the end.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The speed at a time, in units a second; nil when it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes over from `previous`, keeping its time and its state.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { String(describing: base) }

  public var debugDescription: String { "AnyAnimator(\(String(reflecting: base)))" }
}
