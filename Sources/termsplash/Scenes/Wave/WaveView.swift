import TermAnim

/// Two lines; a wave goes along the upper one forward and back, along the lower one back and
/// forward.
///
/// A text that has been typed has one alone, unless it is too long for that.
struct WaveView: View {
  @ObservedObject var model: WaveModel
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalHasUnicode) private var hasUnicode

  /// Forward and back; after that comes rest, so that it is known when a wave is over.
  private static let phases = [0.0, 1, 0]
  /// Even, as the swell itself is soft: a wave that sets out slowly seems not to have heard the
  /// key.
  private static let travel = Animation.linear(duration: 1.5)

  var body: some View {
    Picture { size in
      PhaseAnimator(Self.phases.indices, trigger: model.waves) { index in
        lines(at: Self.phases[index], in: size)
          .onChange(of: index) { if index == 0 { model.comeToRest() } }
      } animation: { _ in
        Self.travel
      }
      .onTapGesture { model.send() }
    }
  }

  @ViewBuilder
  private func lines(at phase: Double, in size: CGSize) -> some View {
    let text = text(in: size)
    let (fontSize, swell) = letters(of: text, in: size)
    let columns = Int(size.width / cell.width)
    let travel = reducesMotion ? 0 : phase
    VStack(spacing: 0) {
      line(text.upper.fitting(columns: columns), phase: travel, fontSize, swell, .bottom)
      if hasTwo(text, in: size) {
        line(text.lower.fitting(columns: columns), phase: 1 - travel, fontSize, swell, .top)
      }
    }
    .opacity(reducesMotion ? 1 - 0.6 * phase : 1)
  }

  private func line(
    _ text: String, phase: Double, _ fontSize: CGFloat, _ swell: Double, _ anchor: UnitPoint
  ) -> some View {
    WaveLine(
      line: WaveText(
        text: text, phase: phase, width: model.width, size: fontSize, swell: swell,
        anchor: anchor, palette: model.palette))
  }

  /// Both lines; the text is halved where it is too long to be drawn in one.
  private func text(in size: CGSize) -> WaveLines {
    let room = size.width / WaveText.leastSize / WaveText.advance - growth(swell: Self.leastSwell)
    let capacity = hasRoomForTwo(in: size) ? Int(max(room, 0)) : .max
    return WaveLines(model.text, caption: model.caption, capacity: capacity)
  }

  private static let leastSwell = 1.3

  /// The size of letters and how far they swell: less where they would be too small to read if they
  /// left room for more.
  private func letters(of text: WaveLines, in size: CGSize) -> (fontSize: CGFloat, swell: Double) {
    let fontSize = fontSize(of: text, in: size, swell: 1.8)
    guard fontSize < (hasUnicode ? 40 : 9 * cell.height) else { return (fontSize, 1.8) }
    return (self.fontSize(of: text, in: size, swell: Self.leastSwell), Self.leastSwell)
  }

  /// By how many letters the wave makes a line longer.
  private func growth(swell: Double) -> Double { Double(model.width) / 2 * (swell - 1) }

  /// The size at which both lines fit, letters in the wave included.
  private func fontSize(of text: WaveLines, in size: CGSize, swell: Double) -> CGFloat {
    let letters = Double(text.count) + growth(swell: swell)
    return min(
      size.width / letters / WaveText.advance,
      size.height / (hasTwo(text, in: size) ? 1.4 + swell : 0.1 + swell)
    )
    .rounded(.down)
  }

  private func hasTwo(_ text: WaveLines, in size: CGSize) -> Bool {
    !text.lower.isEmpty && hasRoomForTwo(in: size)
  }

  /// Whether two lines would be large enough to be drawn.
  private func hasRoomForTwo(in size: CGSize) -> Bool {
    size.height >= (hasUnicode ? 80 : 24 * cell.height)
  }
}
