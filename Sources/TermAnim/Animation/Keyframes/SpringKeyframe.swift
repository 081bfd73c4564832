public import Foundation

/// A keyframe that a spring pulls towards.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
  public typealias Body = Self

  private let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe at a value to which a spring pulls.
  ///
  /// When the time is over the value stays where the spring has brought it, short of the target or
  /// not, and what follows starts from there.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time in seconds; nil for as long as the spring takes to settle.
  ///   - spring: The spring.
  ///   - startVelocity: The speed at the start, per second; nil for that of what comes before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = Keyframe(
      target: to.animatableData, duration: duration,
      path: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(keyframe)
  }
}
