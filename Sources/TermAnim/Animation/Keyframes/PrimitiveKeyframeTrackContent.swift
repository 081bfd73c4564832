/// A row of keyframes that is not made of others.
protocol PrimitiveKeyframeTrackContent<Value>: KeyframeTrackContent {
  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>])
}
