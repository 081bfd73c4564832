import TermAnim

/// A shape around which ants march.
struct AntsOutline<Outline> {
  let outline: Outline
  /// Of the shape, in points.
  let size: CGSize
  let color: Color
  /// Points along the outline.
  let distance: Double
  /// Points of an ant and of a gap, about.
  let length: CGFloat
  @Environment(\.self) private var environment
}

extension AntsOutline: View where Outline: Shape {
  var body: some View {
    let path = outline.path(in: CGRect(origin: .zero, size: size))
    let length = Self.fitting(length, around: path.length)
    path
      // Of dots among which ants would be lost.
      .fill(color.opacity(environment.terminalColorDepth == .trueColor ? 0.16 : 0))
      .overlay {
        path.stroke(
          environment.wordColor(color),
          style: StrokeStyle(
            lineWidth: 8, lineJoin: .round, dash: [length, length],
            dashPhase: -distance.truncatingRemainder(dividingBy: 2 * length)))
      }
      .frame(width: size.width, height: size.height)
  }

  /// A length near `length` of which twice as many as there are ants go once around: where the
  /// outline begins, none would be born or die otherwise.
  static func fitting(_ length: CGFloat, around circumference: CGFloat) -> CGFloat {
    circumference / max((circumference / (2 * length)).rounded(), 1) / 2
  }
}
