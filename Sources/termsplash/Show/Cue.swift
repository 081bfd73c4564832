import TermAnim

/// Nothing to be seen: does something again and again, in the time of the views around it.
struct Cue: View {
  /// Seconds from one time to the next, and from the beginning to the first.
  let every: Double
  /// The seconds are counted from when this last changed.
  let since: [Int]
  let action: () -> Void

  init(every: Double, since: [Int], action: @escaping () -> Void) {
    (self.every, self.since, self.action) = (every, since, action)
  }

  var body: some View {
    TimelineView(Rhythm(interval: every, beginning: since)) { context in
      Color.clear
        .frame(width: 0, height: 0)
        .onChange(of: context.date) { action() }
    }
  }
}
