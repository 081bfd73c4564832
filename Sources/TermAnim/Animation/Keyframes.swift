/// How a value moves through time, as tracks of keyframes for its parts.
///
/// Made of `KeyframeTrack`s, or of other keyframes in a `body`.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that are not made of others.
protocol PrimitiveKeyframes<Value>: Keyframes {
  /// Adds the tracks, for a motion that starts at a value.
  func addTracks(to tracks: inout [KeyframeTrackPlan<Value>], startingAt initialValue: Value)
}

extension Keyframes {
  /// Adds the tracks of the keyframes, for a motion that starts at a value.
  func resolve(into tracks: inout [KeyframeTrackPlan<Value>], startingAt initialValue: Value) {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      primitive.addTracks(to: &tracks, startingAt: initialValue)
    } else if let body = body as? any Keyframes<Value> {
      body.resolve(into: &tracks, startingAt: initialValue)
    }
  }
}

extension Keyframes where Body == Self {
  /// The keyframes themselves, which are not made of others.
  public var body: Self { self }
}
