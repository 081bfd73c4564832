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

  /// Drawn, as forty views would be described and laid out anew in every frame.
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for index in 0..<petals { drawPetal(index, in: context) }
      drawMiddle(in: context)
    }
    .frame(width: diameter * Self.room, height: diameter * Self.room)
    .frame(width: diameter, height: diameter)
    .drawingGroup()
  }

  /// The side of the drawing as a share of the diameter: a flower that springs open is wider for a
  /// moment.
  private static let room = 1.5

  /// On dark, petals are lights that add up; on light, they are glazes one upon the other.
  private func drawPetal(_ index: Int, in context: GraphicsContext) {
    let isDark = colorScheme == .dark
    let width = diameter * (0.08 + 0.13 * bloom)
    let length = diameter / 2 * (0.5 + 0.5 * bloom) * reach(ofPetal: index)
    let share = min(1, 40 / Double(petals))
    let color = color(ofPetal: index)
    var context = context
    context.rotate(by: .degrees(360 * Double(index) / Double(petals) + 40 * bloom))
    context.blendMode = isDark ? .plusLighter : .normal
    context.fill(
      Path(ellipseIn: CGRect(x: -width / 2, y: -length, width: width, height: length)),
      with: .linearGradient(
        Gradient(
          colors: [isDark ? 0.5 : 0.6, isDark ? 0.04 : 0.3].map { color.opacity($0 * share) }),
        startPoint: CGPoint(x: 0, y: -length), endPoint: .zero))
  }

  private func drawMiddle(in context: GraphicsContext) {
    let radius = diameter * (0.03 + 0.05 * bloom)
    context.fill(
      Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [.yellow, .orange]), center: .zero, startRadius: 0, endRadius: radius))
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
