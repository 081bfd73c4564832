import TermAnim

/// Four squares in a figure of their dance.
struct Dancers: View {
  let phase: DancePhase
  /// The size of a square in whole pixels, in points.
  let dancer: CGSize
  let palette: Palette
  @Environment(\.terminalPixel) private var pixel

  /// The size of what they fill when they are together, in whole pixels.
  static func extent(ofDancer dancer: CGSize, pixel: CGSize) -> CGSize {
    let place = DancePhase.together.place(ofDancer: 3)
    return CGSize(
      width: dancer.width + 2 * distance(place.x, dancer.width, pixel.width),
      height: dancer.height + 2 * distance(place.y, dancer.height, pixel.height))
  }

  /// So many sides from the middle, in half pixels: two that are as far on either side are whole
  /// pixels apart, with two free between them at least.
  private static func distance(_ sides: Double, _ side: CGFloat, _ pixel: CGFloat) -> CGFloat {
    guard sides != 0 else { return 0 }
    let apart = max((2 * abs(sides) * side).onPixels(of: pixel), side + 2 * pixel)
    return (sides < 0 ? -apart : apart) / 2
  }

  var body: some View {
    ZStack {
      ForEach(0..<4, id: \.self) { index in
        let place = phase.place(ofDancer: index)
        Dancer(roundness: phase.roundness)
          .fill(palette.color(at: Double([0, 1, 3, 2][index]) / 3))
          .frame(width: dancer.width, height: dancer.height)
          .rotationEffect(phase.angle)
          .offset(
            x: Self.distance(place.x, dancer.width, pixel.width),
            y: Self.distance(place.y, dancer.height, pixel.height), inScaleWith: dancer.width)
      }
    }
    .rotationEffect(phase.angle)
  }
}
