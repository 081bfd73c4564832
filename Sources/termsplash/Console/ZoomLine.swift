import TermAnim

/// How large details are now, in the place of the line of time.
struct ZoomLine: View {
  let zoom: Zoom
  @Environment(\.terminalCell) private var cell

  var body: some View {
    HStack(spacing: 3 * cell.width) {
      Text(zoom.text).foregroundColor(.primary)
      Text(zoom.hint).foregroundStyle(.quiet)
    }
    .lineLimit(1)
    .frame(height: cell.height)
  }
}
