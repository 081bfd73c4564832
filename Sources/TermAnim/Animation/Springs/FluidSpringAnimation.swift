import Foundation

/// A spring that takes over from whatever moved before, with its speed.
///
/// Integrated in steps of 1/300 of a second. A response that is not positive or NaN is the shortest
/// that there is. With an infinite response, a damping fraction of zero or less or an infinite one
/// it never ends.
///
/// Between two frames lie dozens of operations on vectors, hence the specialisations: with them a
/// spring that has taken over costs a fifth.
struct FluidSpringAnimation: CustomAnimation {
  /// What colours are made of.
  private typealias Fourfold =
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>

  let response: Double
  let dampingFraction: Double
  let blendDuration: TimeInterval

  @_specialize(where V == Double)
  @_specialize(where V == CGPoint.AnimatableData)
  @_specialize(where V == CGRect.AnimatableData)
  @_specialize(where V == Fourfold)
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard !time.isNaN else { return nil }
    var state = context.state[FluidSpringState<V>.self]
    let blend = state.blend
    state.advance(to: time, pace: context.pace, target: value) { frame in
      SpringPull(response: response(at: frame, blend), dampingFraction: dampingFraction)
    }
    if time - state.startTime >= response(at: time, blend) { context.isLogicallyComplete = true }
    context.state[FluidSpringState<V>.self] = state
    return state.isAtRest ? nil : state.offset(target: value)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    context.state[FluidSpringState<V>.self].velocity(target: value)
  }

  /// Always true: springs take over offset and speed, also from curves and from other springs.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    var state = context.state[FluidSpringState<V>.self]
    let velocity = previous.velocity(value: value, time: time, context: context)
    let offset = previous.animate(value: value, time: time, context: &context)
    state.restart(offset: offset, velocity: velocity, target: value, at: time)
    if let previous = previous.base as? FluidSpringAnimation, previous.response != response {
      state.blend = SpringBlend(start: time, interval: previous.response - response)
    }
    context.state[FluidSpringState<V>.self] = state
    return true
  }

  /// The response on its way, by smoothstep, from that of the spring before to this one's own.
  private func response(at time: Double, _ blend: SpringBlend) -> Double {
    guard blendDuration > 0, blend.interval != 0 else { return response }
    let progress = ((time - blend.start) / blendDuration).clampedToUnit
    return response + blend.interval * (1 - progress * progress * (3 - 2 * progress))
  }
}
