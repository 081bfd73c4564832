public import Foundation

/// What frames cost, for those who watch a program at work.
public struct FrameStatistics: Sendable {
  /// Seconds that views took in the last frame.
  public var viewSeconds = 0.0
  /// Seconds that drawing took in it, from display list to pixels.
  public var rasterSeconds = 0.0
  /// Seconds that encoding took in it, from pixels to bytes.
  public var encodingSeconds = 0.0
  /// Bytes of the last frame that had any.
  public var bytes = 0
  /// Frames that were shown since the start.
  public var frameCount = 0
  /// Frames that were left out since the start, because a slow link had no room for them.
  public var droppedCount = 0
  /// Animations and timelines that run.
  public var animatorCount = 0
  /// Frames a second, mostly over a sixth of a second before the last one; while nothing moves,
  /// what it was then, and 0 before the second frame.
  public var framesPerSecond = 0.0
  /// Where the last frame differs from the one before, in points; empty unless the performance
  /// `isInspected`.
  public var damage: [CGRect] = []

  /// The host second of the last frame.
  private var lastFrame = -Double.infinity
  /// How fast older frames lose their weight, in 1/s.
  private static let forgetting = 6.0

  /// Notes that a frame was shown at `host` seconds.
  mutating func noteFrame(at host: Double) {
    let elapsed = host - lastFrame
    (lastFrame, frameCount) = (host, frameCount + 1)
    guard elapsed > 0 else { return }
    let rate = 1 / elapsed
    // After a rest the old rate says nothing about the new one.
    framesPerSecond =
      elapsed > 0.5
      ? rate : framesPerSecond + (rate - framesPerSecond) * (1 - exp(-elapsed * Self.forgetting))
  }
}
