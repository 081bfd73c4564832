import TermAnim

/// A light that runs once around a ring as soon as that is full.
struct RingLight: View {
  /// Each new number sends the light around.
  let completions: Int
  /// The ring's, in points.
  let diameter: CGFloat
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalColorDepth) private var depth

  /// Its length, as a share of the ring.
  private static let length = 0.12

  var body: some View {
    if !reducesMotion, !depth.isDotted {
      KeyframeAnimator(initialValue: 0.0, trigger: completions) { head in
        // A mask of nothing would cost as much as one of light.
        if head > 0 { light(upTo: head) }
      } keyframes: { _ in
        // The ring is full by then.
        MoveKeyframe(0)
        LinearKeyframe(0, duration: 0.5)
        LinearKeyframe(1 + Self.length, duration: 0.8, timingCurve: .easeInOut)
        MoveKeyframe(0)
      }
    }
  }

  /// On the dashes alone, and brightest at its head; nothing of it is seen at either end of its
  /// way.
  private func light(upTo head: Double) -> some View {
    let ring = PercentRing.ring(ofDiameter: diameter)
    let line = StrokeStyle(lineWidth: PercentRing.width(ofDiameter: diameter))
    return ZStack {
      ForEach(1..<4, id: \.self) { part in
        ring.trim(from: max(head - Self.length / Double(part), 0), to: min(head, 1))
          .stroke(.white.opacity(0.3), style: line)
      }
    }
    .mask { ring.stroke(style: PercentRing.dashes(ofDiameter: diameter)) }
    .rotationEffect(.degrees(-90))
    .frame(width: diameter, height: diameter)
  }
}
