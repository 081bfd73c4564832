import TermAnim

/// Ants in line along a path, which draw together or apart when they become others in number.
struct AntsLine: View, Animatable {
  let path: Path
  /// That of the path, in points.
  let circumference: CGFloat
  /// How many ants there are, each with a gap behind it that is as long; whole at rest.
  var count: Double
  /// How far the ants have come along the path, in points.
  let distance: Double
  let color: Color

  nonisolated var animatableData: Double {
    get { count }
    set { count = newValue }
  }

  var body: some View {
    let length = circumference / max(count, 1) / 2
    // Counted from where the first ant is, which stays there while the others draw together.
    let first = distance.truncatingRemainder(dividingBy: circumference)
    path.stroke(
      color,
      style: StrokeStyle(
        lineWidth: 8, lineJoin: .round, dash: [length, length],
        dashPhase: -first.truncatingRemainder(dividingBy: 2 * length)))
  }
}
