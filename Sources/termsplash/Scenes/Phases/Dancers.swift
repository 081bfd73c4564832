import TermAnim

/// Four squares in a figure of their dance.
struct Dancers: View {
  let phase: DancePhase
  /// The side of a square, in points.
  let side: CGFloat
  let palette: Palette

  var body: some View {
    ZStack {
      ForEach(0..<4, id: \.self) { index in
        let place = phase.place(ofDancer: index)
        RoundedRectangle(cornerRadius: side * phase.roundness)
          .fill(palette.color(at: Double([0, 1, 3, 2][index]) / 3))
          .frame(width: side, height: side)
          .rotationEffect(phase.angle)
          .offset(x: place.x * side, y: place.y * side)
      }
    }
    .rotationEffect(phase.angle)
  }
}
