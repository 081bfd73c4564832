import TermAnim

/// Hands on their way to a time, which tick on meanwhile.
///
/// Setting and ticking are animated apart from each other, so that a tick does not hurry hands that
/// have far to go.
struct ClockRun: View, Animatable {
  var base: ClockTime
  let elapsed: ClockTime
  let diameter: CGFloat
  let palette: Palette

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  nonisolated var animatableData: ClockTime {
    get { base }
    set { base = newValue }
  }

  var body: some View {
    ClockHands(elapsed: elapsed, base: base, diameter: diameter, palette: palette)
      .animation(reducesMotion ? nil : .spring(duration: 0.25, bounce: 0.4), value: elapsed)
  }
}
