/// Keyframes side by side.
struct KeyframeTracks<Value>: PrimitiveKeyframes {
  typealias Body = Self

  let parts: [any Keyframes<Value>]

  func addTracks(to tracks: inout [KeyframeTrackPlan<Value>], from start: KeyframeStart<Value>) {
    for part in parts { part.resolve(into: &tracks, from: start) }
  }
}
