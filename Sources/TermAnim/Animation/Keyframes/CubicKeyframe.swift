public import Foundation

/// A keyframe that is reached along a cubic curve, smoothly joined to its neighbours.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
  public typealias Body = Self

  private let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe at a value, reached in a duration in seconds.
  ///
  /// A duration that is negative, infinite or NaN counts as 0; then the value jumps.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time from the keyframe before.
  ///   - startVelocity: The speed at the start, per second; nil for what joins on to before.
  ///   - endVelocity: The speed at the end, per second; nil for what joins on to what follows.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      target: to.animatableData, duration: duration,
      path: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(keyframe)
  }
}
