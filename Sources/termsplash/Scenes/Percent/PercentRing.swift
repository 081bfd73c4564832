import TermAnim

/// A dashed ring that is filled clockwise from the top, around its percentage.
struct PercentRing: View, Animatable {
  /// 0 is empty, 100 full; what an animation overshoots is not drawn.
  var percent: Double
  let palette: Palette
  /// In points.
  let diameter: CGFloat
  @Environment(\.self) private var environment

  /// Whether thin strokes would be lost, and more so in a tone.
  private var isDotted: Bool { environment.terminalColorDepth.isDotted }

  nonisolated var animatableData: Double {
    get { percent }
    set { percent = newValue }
  }

  /// From the inner edge of a ring to the outer one.
  static func width(ofDiameter diameter: CGFloat) -> CGFloat { max(8, (diameter * 0.14).onPixels) }

  var body: some View {
    ZStack {
      ring.stroke(.primary.opacity(0.12), style: dashes)
      ring.trim(from: 0, to: percent / 100)
        .stroke(
          AngularGradient(gradient: palette.gradient, center: .center), style: dashes)
    }
    .rotationEffect(.degrees(-90))
    .overlay { label }
    .frame(width: diameter, height: diameter)
  }

  private var ring: some Shape { Self.ring(ofDiameter: diameter) }

  /// The middle of a ring.
  static func ring(ofDiameter diameter: CGFloat) -> some Shape {
    Circle().inset(by: width(ofDiameter: diameter) / 2)
  }

  /// How many dashes a ring may have, the most first.
  static let dashCounts = [100, 50, 25, 20, 10, 5]

  private var dashes: StrokeStyle { Self.dashes(ofDiameter: diameter) }

  /// As many dashes as leave gaps of two pixels, each the same share of a hundred.
  static func dashes(ofDiameter diameter: CGFloat) -> StrokeStyle {
    let width = width(ofDiameter: diameter)
    let circumference = .pi * (diameter - width)
    let count = Self.dashCounts.first { circumference / CGFloat($0) >= 18 } ?? 5
    let pitch = circumference / CGFloat(count)
    let gap = max(8, pitch * 0.3)
    return StrokeStyle(lineWidth: width, dash: [pitch - gap, gap], dashPhase: -gap / 2)
  }

  /// The number with its sign, or above the word where the sign would be too small to read.
  @ViewBuilder
  private var label: some View {
    let size = diameter * 0.3
    let rows = diameter / environment.terminalCell.height
    let number = "\(Int(min(max(percent, 0), 100).rounded()))"
    if rows < 9 {
      Text("\(number) %")
    } else if rows < 30 {
      VStack(spacing: 0) {
        digits(number, size: size)
        Text("percent")
          .textRendering(.characters)
          .foregroundStyle(.quiet)
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: size * 0.06) {
        digits(number, size: size * 0.75)
        Text("%")
          .font(.system(size: size * 0.45, weight: .semibold))
          .foregroundStyle(.quiet)
      }
    }
  }

  private func digits(_ number: String, size: CGFloat) -> some View {
    Text(number)
      .font(.system(size: size, weight: size < 60 && !isDotted ? .medium : .bold))
      .monospacedDigit()
      .foregroundStyle(isDotted ? environment.ink : .primary)
  }
}
