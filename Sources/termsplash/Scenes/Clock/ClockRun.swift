import TermAnim

/// Hands on their way to a time, which tick on meanwhile.
///
/// Setting and ticking are animated apart from each other, so that a tick does not hurry hands that
/// have far to go.
struct ClockRun: View, Animatable {
  var setting: ClockSetting
  let elapsed: ClockTime
  let diameter: CGFloat
  let palette: Palette

  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  nonisolated var animatableData: ClockSetting.AnimatableData {
    get { setting.animatableData }
    set { setting.animatableData = newValue }
  }

  var body: some View {
    ClockHands(elapsed: elapsed, setting: setting, diameter: diameter, palette: palette)
      .animation(reducesMotion ? nil : .spring(duration: 0.25, bounce: 0.4), value: elapsed)
  }
}
