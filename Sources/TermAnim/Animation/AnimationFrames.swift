import Foundation

/// The frames of an animation's own, a sixtieth of a second apart.
///
/// What an animation finds out only in frames, such as that it is at rest, it finds out in these and
/// not in those that happen to be shown. So what it does is a function of time alone, and at sixty
/// frames a second it is what SwiftUI does.
struct AnimationFrames {
  private let start: Double
  /// In the animation's own seconds.
  private let interval: Double
  private var count = 0.0

  /// The frames after `start`, in the animation's own seconds, of which `pace` pass in a second.
  ///
  /// A pace that is not positive and finite, or so slow that no loop should go through its frames, is
  /// that of an animation whose own seconds are seconds.
  init(after start: Double, pace: Double = 1) {
    self.start = start
    interval = pace >= 1e-3 && pace.isFinite ? pace / 60 : 1 / 60
  }

  /// The most frames in a gap of one of the animation's own seconds.
  var most: Int { Int((1 / interval).rounded(.up)) + 1 }

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
