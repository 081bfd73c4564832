import TermAnim

/// A line of the help: the name of a section, or keys and what they do.
struct HelpLineView: View {
  let line: HelpLayout.Line
  let layout: HelpLayout
  @Environment(\.terminalCell) private var cell

  var body: some View {
    HStack(spacing: 0) {
      switch line.content {
      case .title(let title):
        Text(title).bold()
      case .keys(let label, let meaning):
        Text(label)
          .foregroundColor(.accentColor.mix(with: .primary, by: 0.3))
          .frame(width: CGFloat(layout.labelColumns + 2) * cell.width, alignment: .leading)
        Text(meaning)
          .foregroundStyle(.calm)
      case .gap:
        Text(" ")
      }
    }
    .frame(
      width: CGFloat(layout.lineColumns) * cell.width, height: cell.height, alignment: .leading
    )
    .lineLimit(1)
  }
}
