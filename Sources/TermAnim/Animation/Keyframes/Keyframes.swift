/// How a value moves through time, as tracks of keyframes for its parts.
///
/// Made of `KeyframeTrack`s, or of other keyframes in a `body`.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes {
  /// Adds the tracks of the keyframes, for a motion from its start.
  func resolve(into tracks: inout [KeyframeTrackPlan<Value>], from start: KeyframeStart<Value>) {
    if let primitive = self as? any PrimitiveKeyframes<Value> {
      primitive.addTracks(to: &tracks, from: start)
    } else if let body = body as? any Keyframes<Value> {
      body.resolve(into: &tracks, from: start)
    }
  }
}

extension Keyframes where Body == Self {
  /// The keyframes themselves, which are not made of others.
  public var body: Self { self }
}
