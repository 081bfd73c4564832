import TermAnim

/// Translucent petals around a middle, through which those beneath shine.
struct Flower: View, Animatable {
  let petals: Int
  /// 0 is a bud, 1 a flower wide open.
  var bloom: Double
  let diameter: CGFloat
  let palette: Palette

  nonisolated var animatableData: Double {
    get { bloom }
    set { bloom = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(0..<petals, id: \.self) { index in
        let length = diameter / 2 * (0.55 + 0.45 * bloom) * reach(ofPetal: index)
        Ellipse()
          .fill(color(ofPetal: index).opacity(0.3))
          .frame(width: diameter * (0.06 + 0.1 * bloom), height: length)
          .offset(y: -length / 2)
          .rotationEffect(.degrees(360 * Double(index) / Double(petals) + 40 * bloom))
      }
    }
    .frame(width: diameter, height: diameter)
    .drawingGroup()
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
