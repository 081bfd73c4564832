import TermAnim

/// What frames cost, in a corner, and outlines around what was drawn again.
struct Inspector: View {
  let console: Console
  @Environment(\.terminalCell) private var cell

  /// Seconds between two looks, so that the inspector itself costs little.
  private static let interval = 0.25

  var body: some View {
    TimelineView(.animation(minimumInterval: Self.interval)) { _ in
      GeometryReader { screen in
        ZStack(alignment: .topTrailing) {
          outlines
          panel
            .padding(.top, cell.height)
            .padding(.trailing, 2 * cell.width)
        }
        .frame(width: screen.size.width, height: screen.size.height, alignment: .topTrailing)
      }
    }
  }

  private var outlines: some View {
    let rects = console.performance.statistics.damage
    return Path { path in
      for rect in rects { path.addRect(rect.insetBy(dx: cell.width / 2, dy: cell.width / 2)) }
    }
    .stroke(Color.accentColor.opacity(0.5), lineWidth: cell.width)
  }

  private var panel: some View {
    let lines = InspectorText(console.performance.statistics).lines
    return HStack(alignment: .top, spacing: 2 * cell.width) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines.indices, id: \.self) { Text(lines[$0].name) }
      }
      .foregroundStyle(.quiet)
      VStack(alignment: .trailing, spacing: 0) {
        ForEach(lines.indices, id: \.self) { Text(lines[$0].value) }
      }
      .foregroundColor(.primary)
    }
    .padding(.horizontal, 2 * cell.width)
    .padding(.vertical, cell.height)
    .background(.background.secondary.opacity(0.85), in: RoundedRectangle(cornerRadius: 6))
  }
}
