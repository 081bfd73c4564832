public import Foundation

/// A rule by which values move.
///
/// Animations act on a difference: `value` is how far the target has moved, and the animation goes
/// from zero to it. What is shown is the target less `value` plus what the animation returns.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of `value` has been covered at a time, in seconds since the start; nil at the end.
  ///
  /// In the frame in which it returns nil, the target is shown.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The speed at a time, in units a second; nil when it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation takes over from `previous`, keeping its time and its state.
  ///
  /// Asked when the target moves again while `previous` runs; `value` is the difference that
  /// `previous` covers. When it returns false, both run and their effects are combined.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}
