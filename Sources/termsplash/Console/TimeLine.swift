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
    let state = TimeText.state(of: performance) + [console.toldZoom?.text].compactMap(\.self)
    let end = [TimeText(performance.duration).description, state.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: "  ")
    let width = CGFloat(max(columns - 4 - start.count - end.count - 4, 4)) * cell.width
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
}
