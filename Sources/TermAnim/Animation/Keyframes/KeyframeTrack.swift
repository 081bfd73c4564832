/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Part == Content.Value {
  public typealias Value = Root
  public typealias Body = Self

  private let keyPath: WritableKeyPath<Root, Part>
  private let content: Content

  /// The keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    self.init(\.self, content: content)
  }

  /// The keyframes of the part at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  func addTracks(to tracks: inout [KeyframeTrackPlan<Root>], from start: KeyframeStart<Root>) {
    var keyframes: [Keyframe<Part.AnimatableData>] = []
    content.resolve(into: &keyframes)
    let curve = KeyframeCurve(
      keyframes, startingAt: start.value[keyPath: keyPath].animatableData,
      velocity: start.velocity(of: keyPath))
    tracks.append(KeyframeTrackPlan(keyPath, curve))
  }
}
