import TermAnim

/// A line on which the touch is animated by itself: it does not hurry the wave.
struct TouchedWaveText: View, Animatable {
  let line: WaveText
  var touch: WaveTouch

  nonisolated var animatableData: WaveTouch.AnimatableData {
    get { touch.animatableData }
    set { touch.animatableData = newValue }
  }

  var body: some View {
    line.touched(by: touch)
  }
}
