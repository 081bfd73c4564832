/// A keyframe to which the value jumps.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframeTrackContent {
  public typealias Body = Self

  private let target: Value.AnimatableData

  /// A keyframe at a value, reached in no time.
  public init(_ to: Value) {
    target = to.animatableData
  }

  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    keyframes.append(Keyframe(target: target, duration: 0, path: .move))
  }
}
