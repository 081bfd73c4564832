/// What an animation is told and what it may leave behind, one frame after the other.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has kept since the frame before.
  public var state: AnimationState<Value>
  /// Whether people would say that the animation is over, though it may still move a little.
  public var isLogicallyComplete: Bool
  /// The environment of the view that is animated, as it is at the moment.
  public let environment: EnvironmentValues
  /// How many of the animation's own seconds pass in a second.
  var pace: Double

  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues(), pace: Double = 1
  ) {
    (self.state, self.environment, self.pace) = (state, environment, pace)
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// What `body` does while the animation's time passes `factor` times as fast.
  mutating func running<Result>(
    at factor: Double, _ body: (inout AnimationContext<Value>) -> Result
  ) -> Result {
    let pace = pace
    defer { self.pace = pace }
    self.pace *= factor
    return body(&self)
  }

  /// The same context with the state of an animation of another type of vector.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment,
      pace: pace)
  }
}
