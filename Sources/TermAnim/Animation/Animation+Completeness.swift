extension Animation {
  /// Whether the animation of `value` is complete in the eyes of people, `time` seconds after its
  /// start; moves `state` there.
  func isComplete<Value: VectorArithmetic>(
    for value: Value, at time: Double, _ state: inout AnimationState<Value>,
    in environment: EnvironmentValues
  ) -> Bool {
    var context = AnimationContext(state: state, environment: environment)
    // Not shared while it is changed.
    state = AnimationState()
    let result = animate(value: value, time: time, context: &context)
    state = context.state
    return result == nil || context.isLogicallyComplete
  }
}
