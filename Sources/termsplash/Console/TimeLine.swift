import TermAnim

/// Where the moment on the screen lies in the time there has been; a hand brings it
/// elsewhere.
struct TimeLine: View {
  let console: Console
  /// The screen's width, in cells.
  let columns: Int
  @Environment(\.terminalCell) private var cell
  /// Falls back whichever way a drag ends, also when the terminal loses the focus.
  @GestureState private var isHeld = false

  /// Seconds between two looks at the time while it goes on.
  private static let interval = 0.1
  /// Cells that are left free beside and between the parts of the line.
  private static let gaps = 8
  /// Cells that the track has at least.
  private static let shortestTrack = 4

  var body: some View {
    TimelineView(
      .animation(minimumInterval: Self.interval, paused: console.performance.isPaused)
    ) { _ in
      line
        .onChange(of: console.showsTime) { console.timeChanged() }
    }
    // The hand goes, too.
    .onDisappear { console.letGo() }
  }

  private var line: some View {
    let performance = console.performance
    let start = TimeText(performance.time).description
    let end = end(within: columns - Self.gaps - start.count - Self.shortestTrack)
    let track = max(columns - Self.gaps - start.count - end.count, Self.shortestTrack)
    let width = CGFloat(track) * cell.width
    let share = performance.duration > 0 ? performance.time / performance.duration : 1
    return HStack(spacing: 2 * cell.width) {
      Text(start).foregroundColor(.primary)
      // The rows above and below are the line's, too: a hand that misses it by one means the time.
      TimeTrack(share: share, width: width)
        .padding(.vertical, cell.height)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { console.scrub(toShare: $0.location.x / width) }
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
        )
        .padding(.vertical, -cell.height)
        .onChange(of: isHeld) { if !isHeld { console.letGo() } }
      Text(end).foregroundStyle(.quiet)
    }
    .lineLimit(1)
    .frame(height: cell.height)
  }

  /// How much time there has been and what is to be said besides, as far as there is room.
  private func end(within columns: Int) -> String {
    let performance = console.performance
    var words = TimeText.state(of: performance) + [console.toldZoom?.text].compactMap(\.self)
    while true {
      let parts = [TimeText(performance.duration).description, words.joined(separator: ", ")]
      let text = parts.filter { !$0.isEmpty }.joined(separator: "  ")
      if text.count <= columns || words.isEmpty { return text }
      words.removeLast()
    }
  }
}
