/// A row of keyframes for one value, one after the other.
///
/// Made of linear, cubic, spring and move keyframes, or of other rows in a `body`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent {
  /// Adds the keyframes of the row.
  func resolve(into keyframes: inout [Keyframe<Value.AnimatableData>]) {
    if let primitive = self as? any PrimitiveKeyframeTrackContent<Value> {
      primitive.addKeyframes(to: &keyframes)
    } else if let body = body as? any KeyframeTrackContent<Value> {
      body.resolve(into: &keyframes)
    }
  }
}

extension KeyframeTrackContent where Body == Self {
  /// The row itself, which is not made of others.
  public var body: Self { self }
}
