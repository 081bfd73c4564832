/// The change from one phase to the next, and when it is over.
struct PhaseChange {
  /// The least time between two phases, in seconds: so that jumps can be seen, and end.
  private static let shortestDuration = 1.0 / 60

  /// Nil for a jump.
  let animation: Animation?
  private let start: FrameTime
  /// The search for the end; nil for a jump.
  private var completion: LogicalCompletion?
  /// When the change is over, or else when more of it is to be looked at.
  private(set) var moment: FrameTime
  /// Whether the change is over at `moment`.
  private(set) var endsAtMoment = false
  /// How long the change takes, in seconds; nil as long as that is not known.
  private(set) var duration: Double?

  init(with animation: Animation?, at start: FrameTime, in environment: EnvironmentValues) {
    (self.animation, self.start, moment) = (animation, start, start)
    completion = animation.map { LogicalCompletion(of: $0, in: environment) }
    lookAhead()
  }

  /// A change that is known to take `seconds`.
  init(with animation: Animation, lasting seconds: Double, from start: FrameTime) {
    (self.animation, self.start, duration) = (animation, start, seconds)
    (moment, endsAtMoment) = (start + seconds, true)
  }

  /// Ends the change as soon as phases may follow each other.
  mutating func endSoon() {
    (moment, endsAtMoment) = (start + Self.shortestDuration, true)
  }

  /// Moves `moment` on, unless the change is over then.
  ///
  /// A second at a time, because an animation may go on for ever.
  mutating func lookAhead() {
    guard !endsAtMoment else { return }
    if let seconds = completion == nil ? 0 : completion?.next() {
      let duration = max(seconds, Self.shortestDuration)
      (moment, endsAtMoment, self.duration) = (start + duration, true, duration)
    } else {
      moment = start + (completion?.searched ?? 0)
    }
  }
}
