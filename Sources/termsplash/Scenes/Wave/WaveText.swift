import TermAnim

/// A line whose letters swell, one after the other, and make room for one another.
struct WaveText: View, Animatable {
  let text: String
  /// The share of its way that the wave has gone, from 0 before the line to 1 behind it.
  var phase: Double
  /// Letters in the wave.
  let width: Int
  let size: CGFloat
  /// How many times as large a letter on the crest is.
  let swell: Double
  /// The side from which the letters grow.
  let anchor: UnitPoint
  let palette: Palette
  private var touch = WaveTouch()
  @Environment(\.self) private var environment

  init(
    text: String, phase: Double, width: Int, size: CGFloat, swell: Double, anchor: UnitPoint,
    palette: Palette
  ) {
    (self.text, self.phase, self.width) = (text, phase, width)
    (self.size, self.swell, self.anchor, self.palette) = (size, swell, anchor, palette)
  }

  /// The line under a pointer.
  func touched(by touch: WaveTouch) -> WaveText {
    var line = self
    line.touch = touch
    return line
  }

  nonisolated var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  /// The width of a letter as a share of the size, as the monospaced face has it; wide ones have
  /// twice as much.
  static let advance = 0.6

  /// The least size of letters that are drawn as outlines; smaller ones are characters, which only
  /// rise by a row.
  static let leastSize: CGFloat = 24

  private var isDrawn: Bool {
    size >= Self.leastSize && environment.canDrawWords(ofSize: size)
  }

  /// Whether bold letters would fill their counters: with less than nine pixels a line.
  private var isSmall: Bool { size < 9 * environment.terminalCell.width }

  private var row: CGFloat { environment.terminalCell.height }

  var body: some View {
    let letters = Array(text)
    let curve = WaveCurve(count: letters.count, width: Double(width))
    HStack(spacing: 0) {
      ForEach(letters.indices, id: \.self) { index in
        let lift = max(curve.lift(ofLetter: index, at: phase), touch.lift(ofLetter: index))
        let growth = lift * (swell - 1)
        let advance = size * Self.advance * CGFloat(letters[index].columns)
        Text(String(letters[index]))
          .font(.system(size: size, weight: isSmall ? .medium : .bold, design: .monospaced))
          .foregroundStyle(
            environment.wordColor(onGround: color(ofLetter: index, of: letters.count))
          )
          .textRendering(isDrawn ? .automatic : .characters)
          .scaleEffect(isDrawn ? 1 + growth : 1, anchor: anchor)
          .padding(.horizontal, isDrawn ? growth * advance / 2 : 0)
          .offset(y: isDrawn ? 0 : lift * (anchor == .bottom ? -row : row))
      }
    }
    .fixedSize()
  }

  private func color(ofLetter index: Int, of count: Int) -> Color {
    palette.color(at: Double(index) / Double(max(count - 1, 1)))
  }
}
