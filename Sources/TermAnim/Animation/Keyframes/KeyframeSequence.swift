/// Rows of keyframes, one after the other.
struct KeyframeSequence<Value: Animatable>: PrimitiveKeyframeTrackContent {
  typealias Body = Self

  let rows: [any KeyframeTrackContent<Value>]

  func addKeyframes(to keyframes: inout [Keyframe<Value.AnimatableData>]) {
    for row in rows { row.resolve(into: &keyframes) }
  }
}
