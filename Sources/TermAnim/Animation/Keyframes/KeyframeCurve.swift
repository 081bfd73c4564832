/// The motion of one value along its keyframes.
struct KeyframeCurve<Vector: VectorArithmetic> {
  private let start: Vector
  private let segments: [KeyframeSegment<Vector>]

  init(_ keyframes: [Keyframe<Vector>], startingAt start: Vector, velocity: Vector? = nil) {
    var planner = KeyframePlanner(keyframes, startingAt: start, velocity: velocity)
    (self.start, segments) = (start, planner.segments())
  }

  /// In seconds.
  var duration: Double { segments.last?.end ?? 0 }

  /// The value at a time in seconds, which is cut to the duration; NaN counts as 0.
  ///
  /// At the end it is where the last keyframe leads, also if that is a jump.
  func value(at time: Double) -> Vector {
    let time = cut(time)
    let segment = time < duration ? segment(at: time) : segments.last
    return segment?.value(at: time) ?? start
  }

  /// The speed per second at a time in seconds; zero before and after.
  func velocity(at time: Double) -> Vector {
    guard time >= 0, time <= duration else { return start.nothing }
    return segment(at: time)?.velocity(at: time) ?? start.nothing
  }

  /// The first segment that has not ended before a time; so a jump comes after its moment.
  private func segment(at time: Double) -> KeyframeSegment<Vector>? {
    for segment in segments where time <= segment.end { return segment }
    return segments.last
  }

  private func cut(_ time: Double) -> Double {
    time > 0 ? Double.minimum(time, duration) : 0
  }
}
