import TermAnim

/// Two lines; a wave goes along the upper one forward and back, along the lower one back and forward.
struct WaveView: View {
  @ObservedObject var model: WaveModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalCell) private var cell

  static let caption = "effect"
  private static let phases = [0.0, 1]
  /// Even, as the swell itself is soft: a wave that sets out slowly seems not to have heard the key.
  private static let travel = Animation.linear(duration: 1.5)

  var body: some View {
    Picture { size in
      VStack(spacing: 0) {
        if model.isEndless {
          PhaseAnimator(Self.phases) {
            lines(at: $0, in: size)
          } animation: { _ in
            Self.travel
          }
        } else {
          PhaseAnimator(Self.phases, trigger: model.waves) {
            lines(at: $0, in: size)
          } animation: { _ in
            Self.travel
          }
        }
      }
      .onTapGesture { model.send() }
    }
  }

  @ViewBuilder
  private func lines(at phase: Double, in size: CGSize) -> some View {
    let (fontSize, swell) = letters(in: size)
    let columns = Int(size.width / cell.width)
    let travel = reducesMotion ? 0 : phase
    VStack(spacing: 0) {
      line(model.text.fitting(columns: columns), phase: travel, fontSize, swell, .bottom)
      if Self.hasRoomForTwo(in: size) {
        line(Self.caption, phase: 1 - travel, fontSize, swell, .top)
      }
    }
    .opacity(reducesMotion ? 1 - 0.6 * phase : 1)
  }

  private func line(
    _ text: String, phase: Double, _ fontSize: CGFloat, _ swell: Double, _ anchor: UnitPoint
  ) -> some View {
    WaveText(
      text: text, phase: phase, width: model.width, size: fontSize, swell: swell,
      anchor: anchor, palette: model.palette)
  }

  /// The size of letters and how far they swell: less where they would be too small to read if they
  /// left room for more.
  private func letters(in size: CGSize) -> (fontSize: CGFloat, swell: Double) {
    let fontSize = fontSize(in: size, swell: 1.8)
    return fontSize < 40 ? (self.fontSize(in: size, swell: 1.3), 1.3) : (fontSize, 1.8)
  }

  /// The size at which both lines fit, letters in the wave included.
  private func fontSize(in size: CGSize, swell: Double) -> CGFloat {
    let growth = Double(model.width) / 2 * (swell - 1)
    let letters = Double(max(model.text.count, Self.caption.count)) + growth
    return min(
      size.width / letters / WaveText.advance,
      size.height / (Self.hasRoomForTwo(in: size) ? 1.4 + swell : 0.1 + swell)
    )
    .rounded(.down)
  }

  /// Whether two lines would be large enough to be drawn.
  private static func hasRoomForTwo(in size: CGSize) -> Bool { size.height >= 80 }
}
