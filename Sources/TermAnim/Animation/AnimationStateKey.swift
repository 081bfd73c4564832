/// A key of what an animation keeps from frame to frame.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
