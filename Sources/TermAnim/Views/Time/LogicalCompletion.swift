/// The search for the time at which an animation is complete in the eyes of people.
///
/// The animation is run on a value that nobody sees, so that the answer is a time and not a frame.
struct LogicalCompletion {
  /// How far apart the animation is looked at, in seconds.
  private static let step = 1.0 / 60
  /// 2 to the power of minus this, of a step, is how exact the answer is: less than a microsecond.
  private static let halvings = 16

  private let animation: Animation
  private let environment: EnvironmentValues
  private var state = AnimationState<Double>()
  /// The animation is not complete before this, in seconds.
  private(set) var searched = 0.0

  init(of animation: Animation, in environment: EnvironmentValues) {
    (self.animation, self.environment) = (animation, environment)
  }

  /// The time in seconds, when it is at most about a second after `searched`; else that goes on.
  mutating func next() -> Double? {
    let end = searched + 1
    while searched < end {
      var after = state
      let time = searched + Self.step
      if isComplete(at: time, &after) { return earliest(before: time) }
      (state, searched) = (after, time)
    }
    return nil
  }

  private func earliest(before time: Double) -> Double {
    var (low, high) = (searched, time)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      var after = state
      if isComplete(at: middle, &after) { high = middle } else { low = middle }
    }
    return high
  }

  private func isComplete(at time: Double, _ state: inout AnimationState<Double>) -> Bool {
    animation.isComplete(for: 1, at: time, &state, in: environment)
  }
}
