import TermAnim

/// A line of the wave, whose letters rise under the pointer, too.
struct WaveLine: View {
  let line: WaveText
  @State private var touch = WaveTouch()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private static let motion = Animation.easeOut(duration: 0.2)

  var body: some View {
    TouchedWaveText(line: line, touch: touch)
      .animation(Self.motion, value: touch)
      .overlay { pad }
  }

  /// As wide as the line is at rest: what rises moves the others, and not what the pointer is over.
  private var pad: some View {
    let width = line.size * WaveText.advance * CGFloat(line.text.columns)
    let advance = width / CGFloat(max(line.text.count, 1))
    return Color.clear
      .frame(width: width)
      .contentShape(Rectangle())
      .onContinuousHover { phase in
        guard !reducesMotion else { return }
        switch phase {
        case .active(let point): rise(at: point.x / advance - 0.5)
        case .ended: touch.strength = 0
        }
      }
  }

  /// Where the pointer comes in, letters rise at once where it is, and no wave runs there from
  /// where it was last.
  private func rise(at place: Double) {
    if touch.strength == 0 {
      var still = Transaction()
      still.disablesAnimations = true
      withTransaction(still) { touch.place = place }
    }
    touch = WaveTouch(place: place, strength: 1)
  }
}
