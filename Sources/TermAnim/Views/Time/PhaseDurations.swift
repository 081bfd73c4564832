/// How long the changes of a phase animator take, as far as that has been found out.
///
/// Finding out runs the animation, and phase animators use a few animations again and again.
@MainActor
struct PhaseDurations {
  /// The most animations that are remembered.
  private static let capacity = 16

  private var seconds: [Animation: Double] = [:]
  /// Where they take so long.
  private var environment: EnvironmentSnapshot?

  /// The change that begins at `start`.
  mutating func change(
    with animation: Animation?, at start: FrameTime, in environment: EnvironmentSnapshot
  ) -> PhaseChange {
    if self.environment !== environment {
      (self.environment, seconds) = (environment, [:])
    }
    if let animation, let seconds = seconds[animation] {
      return PhaseChange(with: animation, lasting: seconds, from: start)
    }
    let change = PhaseChange(with: animation, at: start, in: environment.values)
    learn(from: change)
    return change
  }

  /// Remembers how long a change takes, if that is known by now.
  mutating func learn(from change: PhaseChange) {
    guard let animation = change.animation, let duration = change.duration,
      seconds.count < Self.capacity
    else { return }
    seconds[animation] = duration
  }
}
