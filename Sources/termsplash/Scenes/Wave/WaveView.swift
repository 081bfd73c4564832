import TermAnim

/// Two lines; a wave goes along the upper one forward and back, along the lower one back and forward.
struct WaveView: View {
  @ObservedObject var model: WaveModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  static let caption = "effect"

  var body: some View {
    Picture { size in
      VStack(spacing: 0) {
        PhaseAnimator([0.0, 1.0], trigger: model.waves) { phase in
          lines(
            at: phase, fontSize: fontSize(in: size), hasRoomForTwo: Self.hasRoomForTwo(in: size))
        } animation: { _ in
          .easeInOut(duration: 1.8)
        }
      }
      .onTapGesture { model.send() }
    }
  }

  @ViewBuilder
  private func lines(
    at phase: Double, fontSize: CGFloat, hasRoomForTwo: Bool
  ) -> some View {
    let travel = reducesMotion ? 0 : phase
    VStack(spacing: 0) {
      line(model.text, phase: travel, fontSize, anchor: .bottom)
      if hasRoomForTwo {
        line(Self.caption, phase: 1 - travel, fontSize, anchor: .top)
      }
    }
    .opacity(reducesMotion ? 1 - 0.6 * phase : 1)
  }

  private func line(
    _ text: String, phase: Double, _ fontSize: CGFloat, anchor: UnitPoint
  ) -> some View {
    WaveText(
      text: text, phase: phase, width: model.width, size: fontSize, anchor: anchor,
      palette: model.palette)
  }

  /// The size at which both lines fit, letters in the wave included.
  private func fontSize(in size: CGSize) -> CGFloat {
    let swell = Double(model.width) / 2 * (WaveText.swell - 1)
    let letters = Double(max(model.text.count, Self.caption.count)) + swell
    return min(
      size.width / letters / WaveText.advance,
      size.height / (Self.hasRoomForTwo(in: size) ? 3.2 : 1.9)
    )
    .rounded(.down)
  }

  /// Whether two lines would be large enough to be drawn.
  private static func hasRoomForTwo(in size: CGSize) -> Bool { size.height >= 80 }
}
