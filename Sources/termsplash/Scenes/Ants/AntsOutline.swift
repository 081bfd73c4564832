import TermAnim

/// A shape around which ants march.
struct AntsOutline<Outline: Shape>: View {
  let outline: Outline
  let color: Color
  /// Points along the outline.
  let distance: Double
  /// Points of an ant and of a gap.
  let length: CGFloat
  @Environment(\.self) private var environment

  var body: some View {
    outline
      // Of dots among which ants would be lost.
      .fill(color.opacity(environment.terminalColorDepth.isDotted ? 0 : 0.16))
      .overlay {
        outline.stroke(
          environment.wordColor(color),
          style: StrokeStyle(
            lineWidth: 8, lineJoin: .round, dash: [length, length],
            dashPhase: -distance.truncatingRemainder(dividingBy: 2 * length)))
      }
  }
}
