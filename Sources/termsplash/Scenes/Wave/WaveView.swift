import TermAnim

/// Two lines; a wave goes along the upper one forward and back, along the lower one back and forward.
struct WaveView: View {
  @ObservedObject var model: WaveModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  static let caption = "and back"

  var body: some View {
    Picture { size in
      VStack(spacing: 0) {
        PhaseAnimator([0.0, 1.0], trigger: model.waves) { phase in
          lines(at: phase, fontSize: fontSize(in: size))
        } animation: { _ in
          .easeInOut(duration: 1.8)
        }
      }
      .onTapGesture { model.send() }
    }
  }

  @ViewBuilder
  private func lines(at phase: Double, fontSize: CGFloat) -> some View {
    let travel = reducesMotion ? 0 : phase
    VStack(spacing: fontSize / 4) {
      line(model.text, phase: travel, fontSize, anchor: .bottom)
      line(Self.caption, phase: 1 - travel, fontSize, anchor: .top)
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
    let letters = Double(max(model.text.count, Self.caption.count)) + Double(model.width) / 2
    return min(size.width / letters / WaveText.advance, size.height / 4.3).rounded(.down)
  }
}
