import Foundation

/// The frames of an animation's own, a sixtieth of a second apart.
///
/// What an animation finds out only in frames, such as that it is at rest, it finds out in these
/// and not in those that happen to be shown. So what it does is a function of time alone, and at
/// sixty frames a second it is what SwiftUI does.
struct AnimationFrames {
  private let start: Double
  /// How many of the animation's own seconds pass in a second.
  private let pace: Double
  private var count = 0.0

  /// The frames after `start`, in the animation's own seconds, of which `pace` pass in a second.
  ///
  /// A pace that is not positive and finite, or so slow that no loop should go through its frames,
  /// is that of an animation whose own seconds are seconds.
  init(after start: Double, pace: Double = 1) {
    self.start = start
    self.pace = pace >= 1e-3 && pace.isFinite ? pace : 1
  }

  /// The frames of the same animation from when it goes on at `time` after a pause, as if there had
  /// been a frame shortly before; there is one at `time` at the latest.
  func resumed(at time: Double) -> AnimationFrames {
    AnimationFrames(after: time - max(interval, 1 / 60), pace: pace)
  }

  /// In the animation's own seconds; at most one, which is as far as a spring moves on at once.
  private var interval: Double { min(pace / 60, 1) }

  /// The longest time that is no pause, in the animation's own seconds: one of them, or what passes
  /// in a second on the screen if that is more.
  var longestGap: Double { max(pace, 1) }

  /// The most frames in that time that are gone through, which is all of them unless something is
  /// played ten thousand times as fast.
  var most: Int { Int(min(longestGap / interval, 10_000).rounded(.up)) + 1 }

  /// How far a moment may lie before a frame and be that frame, against rounding.
  static let tolerance = 1e-9

  /// The first frame that has not been passed.
  var next: Double { start + (count + 1) * interval }

  /// Whether the next frame has come at `time`.
  func nextIsDue(at time: Double) -> Bool {
    next <= time + Self.tolerance
  }

  /// Goes on to the frame after the next.
  mutating func pass() {
    count += 1
  }
}
