/// The change from one phase to the next, and when it is over.
struct PhaseChange {
  /// The least time between two phases, in seconds: so that jumps can be seen, and end.
  private static let shortestDuration = 1.0 / 60

  private let start: FrameTime
  /// Nil for a jump.
  private var completion: LogicalCompletion?
  /// When the change is over, or else when more of it is to be looked at.
  private(set) var moment: FrameTime
  /// Whether the change is over at `moment`.
  private(set) var endsAtMoment = false

  init(with animation: Animation?, at start: FrameTime, in environment: EnvironmentValues) {
    (self.start, moment) = (start, start)
    completion = animation.map { LogicalCompletion(of: $0, in: environment) }
    lookAhead()
  }

  /// Moves `moment` on, unless the change is over then.
  ///
  /// A second at a time, because an animation may go on for ever.
  mutating func lookAhead() {
    guard !endsAtMoment else { return }
    if let seconds = completion == nil ? 0 : completion?.next() {
      moment = start + max(seconds, Self.shortestDuration)
      endsAtMoment = true
    } else {
      moment = start + (completion?.searched ?? 0)
    }
  }
}
