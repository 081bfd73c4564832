/// A moment on the clock of the one who shows the frames, in seconds from an origin of its choice.
struct FrameTime: Comparable, Hashable, Sendable {
  var seconds: Double

  static let zero = FrameTime(seconds: 0)

  static func < (time: FrameTime, other: FrameTime) -> Bool {
    time.seconds < other.seconds
  }

  /// The moment that many seconds later.
  static func + (time: FrameTime, seconds: Double) -> FrameTime {
    FrameTime(seconds: time.seconds + seconds)
  }

  /// The seconds from `start` to `time`; negative when `time` comes first.
  static func - (time: FrameTime, start: FrameTime) -> Double {
    time.seconds - start.seconds
  }
}
