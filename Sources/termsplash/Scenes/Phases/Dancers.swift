import TermAnim

/// Four squares in a figure of their dance.
struct Dancers: View {
  let phase: DancePhase
  /// The side of a square, in points.
  let side: CGFloat
  let palette: Palette

  /// The side of the square that they fill when they are together, in whole pixels.
  static func extent(ofSide side: CGFloat) -> CGFloat {
    side + distance(DancePhase.together.place(ofDancer: 3).x, side)
      - distance(DancePhase.together.place(ofDancer: 0).x, side)
  }

  /// So many sides from the middle, in half pixels: two that are as far on either side are whole
  /// pixels apart, with two free between them at least.
  private static func distance(_ sides: Double, _ side: CGFloat) -> CGFloat {
    guard sides != 0 else { return 0 }
    let apart = max((2 * abs(sides) * side).onPixels, side + 8)
    return (sides < 0 ? -apart : apart) / 2
  }

  var body: some View {
    ZStack {
      ForEach(0..<4, id: \.self) { index in
        let place = phase.place(ofDancer: index)
        Dancer(roundness: phase.roundness)
          .fill(palette.color(at: Double([0, 1, 3, 2][index]) / 3))
          .frame(width: side, height: side)
          .rotationEffect(phase.angle)
          .offset(
            x: Self.distance(place.x, side), y: Self.distance(place.y, side), inScaleWith: side)
      }
    }
    .rotationEffect(phase.angle)
  }
}
