import TermAnim

/// Nothing to be seen: does something again and again, in the time of the views around it.
struct Cue: View {
  /// Seconds from one time to the next, and from the beginning to the first.
  let every: Double
  /// How often it is done at most.
  let times: Int
  /// The seconds are counted from when this last changed.
  let since: [Int]
  let action: () -> Void

  init(
    every: Double, times: Int = .max, since: [Int], action: @escaping () -> Void
  ) {
    (self.every, self.times) = (every, times)
    (self.since, self.action) = (since, action)
  }

  var body: some View {
    TimelineView(Rhythm(interval: every, count: times, beginning: since)) { context in
      Color.clear
        .frame(width: 0, height: 0)
        .onChange(of: context.date) { action() }
    }
  }
}
