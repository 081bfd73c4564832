/// Works out the ways between keyframes from left to right: where each begins, and how fast.
///
/// The speed in a keyframe between two cubics is that of Catmull and Rom, weighted by time:
/// (next - previous) / (time of next - time of previous). Beside a linear keyframe it is that
/// keyframe's, beside a spring the spring's, and at either end of the track, and at a jump, zero. A
/// motion that takes over from another begins as fast as that one was.
struct KeyframePlanner<Vector: VectorArithmetic> {
  private let keyframes: [Keyframe<Vector>]
  /// Where the last planned segment ends.
  private var value: Vector
  private var time = 0.0
  /// How fast the last planned segment ends.
  private var velocity: Vector

  /// Plans ways from `start`; a motion that begins at rest has no velocity.
  init(_ keyframes: [Keyframe<Vector>], startingAt start: Vector, velocity: Vector?) {
    (self.keyframes, value, self.velocity) = (keyframes, start, velocity ?? start.nothing)
  }

  mutating func segments() -> [KeyframeSegment<Vector>] {
    keyframes.indices.map { index in
      let segment = segment(to: index)
      value = segment.value(at: segment.end)
      velocity = segment.velocity(at: segment.end)
      time = segment.end
      return segment
    }
  }

  private func segment(to index: Int) -> KeyframeSegment<Vector> {
    let keyframe = keyframes[index]
    let (duration, path) =
      switch keyframe.path {
      case .move: (0.0, KeyframeSegment<Vector>.Path.jump)
      case .linear(let curve): (keyframe.knownDuration, .linear(curve))
      case .cubic(let start, let end):
        (
          keyframe.knownDuration,
          .cubic(
            startVelocity: start ?? velocity, endVelocity: end ?? endVelocity(ofCubicAt: index))
        )
      case .spring(let spring, let start):
        (
          keyframe.duration.map { _ in keyframe.knownDuration }
            ?? settlingDuration(
              of: spring, to: keyframe.target, startVelocity: start ?? velocity),
          .spring(spring, startVelocity: start ?? velocity)
        )
      }
    return KeyframeSegment(
      start: time, duration: duration, from: value, to: keyframe.target, path: path)
  }

  /// The speed at which a cubic that does not say it itself arrives.
  private func endVelocity(ofCubicAt index: Int) -> Vector {
    guard index + 1 < keyframes.count else { return value.nothing }
    let (this, next) = (keyframes[index], keyframes[index + 1])
    switch next.path {
    case .cubic(let start, _):
      let duration = this.knownDuration + next.knownDuration
      return start
        ?? (duration > 0 ? (next.target - value).scaled(by: 1 / duration) : value.nothing)
    case .spring(_, let start):
      return start ?? value.nothing
    case .linear(let curve):
      return KeyframeSegment(
        start: 0, duration: next.knownDuration, from: this.target, to: next.target,
        path: .linear(curve)
      ).velocity(at: 0)
    case .move:
      return value.nothing
    }
  }

  /// How long a spring needs until it stays within 0.0001 of its target.
  ///
  /// One period for a spring that does not come to rest, and no time when that is infinite.
  private func settlingDuration(
    of spring: Spring, to target: Vector, startVelocity: Vector
  ) -> Double {
    let settling = spring.settlingDuration(
      target: target - value, initialVelocity: startVelocity, epsilon: 1e-4)
    if settling.isFinite, settling > 0 || target == value || spring.isFrozen { return settling }
    return spring.duration.isFinite ? spring.duration : 0
  }
}

extension Keyframe {
  /// The duration that is written down; 0 for none and for one that is not positive and finite.
  fileprivate var knownDuration: Double {
    guard let duration, duration > 0, duration.isFinite else { return 0 }
    return duration
  }
}
