/// Something that looks different in the next frame although nothing changes it.
@MainActor
protocol Animating: AnyObject {
  /// Whether the graph steps it already; only `SteppedObject` writes this.
  var isAnimating: Bool { get set }

  /// Moves to `time`, and says whether there is more to come.
  func step(to time: FrameTime) -> Bool
}
