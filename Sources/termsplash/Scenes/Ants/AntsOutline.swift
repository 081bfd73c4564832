import TermAnim

/// A shape around which ants march.
struct AntsOutline<Outline: Shape>: View {
  let outline: Outline
  let color: Color
  /// Points along the outline.
  let distance: Double
  /// Points of an ant and of a gap.
  let length: CGFloat

  var body: some View {
    outline
      .fill(color.opacity(0.16))
      .overlay {
        outline.stroke(
          color,
          style: StrokeStyle(
            lineWidth: 8, lineJoin: .round, dash: [length, length],
            dashPhase: -distance.truncatingRemainder(dividingBy: 2 * length)))
      }
  }
}
