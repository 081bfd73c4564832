import TermAnim

/// Translucent petals around a middle, through which those beneath shine.
struct Flower: View, Animatable {
  let petals: Int
  /// 0 is a bud, 1 a flower wide open.
  var bloom: Double
  let diameter: CGFloat
  let palette: Palette

  @Environment(\.colorScheme) private var colorScheme

  nonisolated var animatableData: Double {
    get { bloom }
    set { bloom = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { petal($0) }
      middle
    }
    .frame(width: diameter, height: diameter)
    .drawingGroup()
  }

  /// On dark, petals are lights that add up; on light, they are glazes one upon the other.
  private func petal(_ index: Int) -> some View {
    let isDark = colorScheme == .dark
    let length = diameter / 2 * (0.5 + 0.5 * bloom) * reach(ofPetal: index)
    let share = min(1, 40 / Double(petals))
    let color = color(ofPetal: index)
    return Ellipse()
      .fill(
        LinearGradient(
          colors: [isDark ? 0.5 : 0.6, isDark ? 0.04 : 0.3].map { color.opacity($0 * share) },
          startPoint: .top, endPoint: .bottom)
      )
      .frame(width: diameter * (0.08 + 0.13 * bloom), height: length)
      .offset(y: -length / 2)
      .rotationEffect(.degrees(360 * Double(index) / Double(petals) + 40 * bloom))
      .blendMode(isDark ? .plusLighter : .normal)
  }

  private var middle: some View {
    let side = diameter * (0.06 + 0.1 * bloom)
    return Circle()
      .fill(
        RadialGradient(
          colors: [.yellow, .orange], center: .center, startRadius: 0, endRadius: side / 2)
      )
      .frame(width: side, height: side)
  }

  /// The length of a petal as a share of the longest; every fifth is one, with shorter ones between.
  private func reach(ofPetal index: Int) -> Double {
    [1, 0.86, 0.66, 0.66, 0.86][index % 5]
  }

  /// Colours that go through the palette and back, so that the first petal fits the last.
  private func color(ofPetal index: Int) -> Color {
    palette.color(at: 1 - abs(1 - 2 * Double(index) / Double(petals)))
  }
}
