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
    let circumference = path.length
    path
      // Of dots among which ants would be lost.
      .fill(color.opacity(environment.terminalColorDepth == .trueColor ? 0.16 : 0))
      .overlay {
        Moving(length, with: .spring(duration: 0.5)) { length in
          AntsLine(
            path: path, circumference: circumference,
            count: Self.count(of: length, around: circumference), distance: distance,
            color: environment.wordColor(color))
        }
      }
      .frame(width: size.width, height: size.height)
  }

  /// How many ants of about `length` go once around with their gaps: where the outline begins, some
  /// would be born and die if they were not a whole number.
  static func count(of length: CGFloat, around circumference: CGFloat) -> Double {
    max((circumference / (2 * length)).rounded(), 1)
  }
}
