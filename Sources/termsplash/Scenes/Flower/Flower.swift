import TermAnim

/// Wreaths of petals around a middle, each over a longer one.
///
/// Of 8.3 petals the last one has grown to 0.3 of its size; the others have as much room as it
/// leaves them.
struct Flower: View, Animatable {
  /// Whole or not; of none or fewer the middle is left.
  var petals: Double
  /// 0 is a bud, 1 a flower wide open.
  var bloom: Double
  let diameter: CGFloat
  let palette: Palette

  @Environment(\.colorScheme) private var colorScheme

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(petals, bloom) }
    set { (petals, bloom) = (newValue.first, newValue.second) }
  }

  /// Drawn, as forty views would be described and laid out anew in every frame.
  ///
  /// Long petals first, so that each shorter wreath lies on the one behind it.
  var body: some View {
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: size.height / 2)
      for wreath in Self.wreaths.indices {
        for index in 0..<count where Self.wreath(ofPetal: index) == wreath {
          drawPetal(index, in: context)
        }
      }
      drawMiddle(in: context)
    }
    .frame(width: diameter * Self.room, height: diameter * Self.room)
    .frame(width: diameter, height: diameter)
    .drawingGroup()
  }

  /// The petals that are seen, the one that grows included.
  private var count: Int { petals > 0 ? Int(min(petals, 1000).rounded(.up)) : 0 }

  /// The side of the drawing as a share of the diameter: a flower that springs open is wider for a
  /// moment.
  private static let room = 1.5

  /// Bright at the tip and deep at the base, where the next wreath begins; with a light edge, which
  /// lies on the shade of the petal before, of nearly the same colour.
  private func drawPetal(_ index: Int, in context: GraphicsContext) {
    let growth = min(petals - Double(index), 1)
    let width = diameter * (0.08 + 0.13 * bloom) * growth
    let wreath = Self.wreaths[Self.wreath(ofPetal: index)]
    let length = diameter / 2 * (0.5 + 0.5 * bloom) * wreath * growth
    let color = color(ofPetal: index)
    var context = context
    context.rotate(by: .degrees(360 * Double(index) / petals + 40 * bloom))
    let petal = Path(
      ellipseIn: CGRect(x: -width / 2, y: -length, width: width, height: length))
    context.fill(
      petal,
      with: .linearGradient(
        Gradient(colors: [color.mix(with: .white, by: 0.25), color, deep(color)]),
        startPoint: CGPoint(x: 0, y: -length), endPoint: .zero))
    context.fill(
      petal,
      with: .linearGradient(
        Gradient(colors: [.white.opacity(0.5), .clear, .black.opacity(0.3)]),
        startPoint: CGPoint(x: -width / 2, y: 0), endPoint: .zero))
  }

  /// The colour in the shade of the petals above.
  private func deep(_ color: Color) -> Color {
    color.mix(with: .black, by: colorScheme == .dark ? 0.6 : 0.35)
  }

  private func drawMiddle(in context: GraphicsContext) {
    let radius = diameter * (0.03 + 0.05 * bloom)
    context.fill(
      Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [.yellow, .orange]), center: .zero, startRadius: 0, endRadius: radius))
  }

  /// The lengths of petals as shares of the longest, wreath by wreath from the outer one.
  private static let wreaths = [1, 0.82, 0.6]

  /// Of five petals the first is long, its neighbours are shorter and those between them shortest.
  private static func wreath(ofPetal index: Int) -> Int { [0, 1, 2, 2, 1][index % 5] }

  /// Colours that go through the palette and back, so that the first petal fits the last.
  private func color(ofPetal index: Int) -> Color {
    palette.color(at: 1 - abs(1 - 2 * Double(index) / petals))
  }
}
