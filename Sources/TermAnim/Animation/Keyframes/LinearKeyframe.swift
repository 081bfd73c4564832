public import Foundation

/// A keyframe that is reached along a unit curve.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
  public typealias Body = Self

  private let keyframe: Keyframe<Value.AnimatableData>

  /// A keyframe at a value, reached in a duration in seconds.
  ///
  /// A duration that is negative, infinite or NaN counts as 0; then the value jumps.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = Keyframe(
      target: to.animatableData, duration: duration, path: .linear(timingCurve))
  }

  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(keyframe)
  }
}
