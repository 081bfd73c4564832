/// Where a motion along keyframes begins: at a value, and as fast as what it takes over from.
struct KeyframeStart<Root> {
  let value: Root
  /// The tracks of the motion that is taken over, and the time they had come to.
  private let previous: (tracks: [KeyframeTrackPlan<Root>], time: Double)?

  /// A start at rest.
  init(value: Root) {
    (self.value, previous) = (value, nil)
  }

  /// A start at `value` that `timeline` has come to at a time in seconds.
  init(value: Root, after timeline: KeyframeTimeline<Root>, at time: Double) {
    (self.value, previous) = (value, (timeline.tracks, time))
  }

  /// How fast the part at a key path is, per second; nil where it had no track.
  func velocity<Part: Animatable>(of keyPath: WritableKeyPath<Root, Part>) -> Part.AnimatableData? {
    guard let previous else { return nil }
    let track = previous.tracks.first { $0.keyPath == keyPath }
    return track?.velocity(previous.time) as? Part.AnimatableData
  }
}
