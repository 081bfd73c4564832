import TermAnim

/// A line that is bright as far as time has come, with a knob there.
struct TimeTrack: View {
  /// From 0 to 1.
  let share: Double
  /// In points.
  let width: CGFloat
  @Environment(\.terminalCell) private var cell

  var body: some View {
    let way = width / cell.width - 1
    // Whole cells, or the knob would be pale and two of them wide.
    let reach = (way * min(max(share, 0), 1)).rounded() * cell.width
    let thickness = cell.height / 2
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(Color.secondary.opacity(0.35))
        .frame(width: width, height: thickness)
      Rectangle()
        .fill(Color.accentColor)
        .frame(width: reach, height: thickness)
      Rectangle()
        .fill(Color.primary)
        .frame(width: cell.width, height: cell.height)
        .offset(x: reach)
    }
    .frame(width: width, height: cell.height)
  }
}
