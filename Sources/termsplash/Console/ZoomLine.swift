import TermAnim

/// How large details are now, in the place of the line of time.
struct ZoomLine: View {
  let zoom: Zoom
  @Environment(\.terminalCell) private var cell

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 3 * cell.width) {
        text
        Text(zoom.hint).foregroundStyle(.quiet)
      }
      text
    }
    .padding(.horizontal, 2 * cell.width)
    .lineLimit(1)
    .frame(height: cell.height)
  }

  private var text: some View {
    Text(zoom.text).foregroundColor(.primary)
  }
}
