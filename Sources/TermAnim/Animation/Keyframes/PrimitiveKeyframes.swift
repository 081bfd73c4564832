/// Keyframes that are not made of others.
protocol PrimitiveKeyframes<Value>: Keyframes {
  /// Adds the tracks, for a motion from its start.
  func addTracks(to tracks: inout [KeyframeTrackPlan<Value>], from start: KeyframeStart<Value>)
}
