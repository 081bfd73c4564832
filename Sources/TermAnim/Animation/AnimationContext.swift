/// What an animation is told and what it may leave behind, one frame after the other.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has kept since the frame before.
  public var state: AnimationState<Value>
  /// Whether people would say that the animation is over, though it may still move a little.
  public var isLogicallyComplete: Bool
  /// The environment of the view that is animated.
  public let environment: EnvironmentValues

  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    (self.state, self.environment) = (state, environment)
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context with the state of an animation of another type of vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
