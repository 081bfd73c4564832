import TermAnim

/// All keys of the moment and what they do; a click turns its page.
///
/// The scene is faint behind it, without its words, and hidden where it would be dots.
struct HelpPanel: View {
  let layout: HelpLayout
  /// The page, from 0; the last one when there are fewer by now.
  let page: Int
  /// The screen, in cells.
  let columns: Int
  let rows: Int
  let turn: () -> Void
  @State private var isIn = false
  @Environment(\.terminalCell) private var cell
  @Environment(\.terminalColorDepth) private var depth

  var body: some View {
    let place = layout.place(columns: columns, rows: rows)
    ZStack(alignment: .topLeading) {
      Rectangle()
        .fill(.background.opacity(depth == .trueColor ? 0.85 : 1))
      panel
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 10))
        .offset(
          x: CGFloat(place.column) * cell.width,
          y: CGFloat(place.row + (isIn ? 0 : 2)) * cell.height)
    }
    .frame(
      width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height,
      alignment: .topLeading
    )
    .onTapGesture(perform: turn)
    .onAppear {
      withAnimation(.easeOut(duration: 0.3)) { isIn = true }
    }
  }

  private var index: Int { min(page, layout.pages.count - 1) }

  private var panel: some View {
    ZStack(alignment: .topLeading) {
      if depth == .monochrome {
        PanelEdge(columns: layout.size.columns, rows: layout.size.rows, foot: pageWords)
          .offset(x: -CGFloat(HelpLayout.margin.columns) * cell.width)
      } else {
        Text(pageWords)
          .foregroundStyle(.quiet)
          .offset(y: CGFloat(layout.size.rows - 1) * cell.height)
      }
      columnViews
        .offset(y: CGFloat(HelpLayout.margin.rows) * cell.height)
    }
    .padding(.horizontal, CGFloat(HelpLayout.margin.columns) * cell.width)
    .frame(
      width: CGFloat(layout.size.columns) * cell.width,
      height: CGFloat(layout.size.rows) * cell.height, alignment: .topLeading)
  }

  private var columnViews: some View {
    HStack(alignment: .top, spacing: CGFloat(HelpLayout.gap) * cell.width) {
      let columns = layout.pages[index]
      ForEach(columns.indices, id: \.self) { column in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(columns[column]) { line in
            HelpLineView(line: line, layout: layout)
          }
        }
      }
    }
  }

  /// Which page it is, and what takes to the next one; nothing where there is one alone.
  private var pageWords: String {
    let count = layout.pages.count
    guard count > 1 else { return "" }
    let deed = index < count - 1 ? "more" : "close"
    return "\(PlayerKey.help.label) \(deed)   \(index + 1)/\(count)"
  }
}
