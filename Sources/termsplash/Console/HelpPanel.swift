import TermAnim

/// All keys of the moment and what they do, over the dimmed scene; a click closes it.
struct HelpPanel: View {
  let table: BindingTable
  /// The screen, in cells.
  let columns: Int
  let rows: Int
  let close: () -> Void
  @State private var isIn = false
  @Environment(\.terminalCell) private var cell

  var body: some View {
    let layout = HelpLayout(table, columns: columns - 12, rows: rows - 4)
    let place = layout.place(columns: columns, rows: rows)
    ZStack(alignment: .topLeading) {
      Rectangle()
        .fill(.background.opacity(0.6))
      panel(layout)
        .padding(.horizontal, CGFloat(HelpLayout.margin.columns) * cell.width)
        .padding(.vertical, CGFloat(HelpLayout.margin.rows) * cell.height)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 10))
        .offset(
          x: CGFloat(place.column) * cell.width,
          y: CGFloat(place.row + (isIn ? 0 : 2)) * cell.height)
    }
    .frame(
      width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height,
      alignment: .topLeading
    )
    .onTapGesture(perform: close)
    .onAppear {
      withAnimation(.easeOut(duration: 0.3)) { isIn = true }
    }
  }

  private func panel(_ layout: HelpLayout) -> some View {
    HStack(alignment: .top, spacing: CGFloat(HelpLayout.gap) * cell.width) {
      ForEach(layout.columns.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(layout.columns[index]) { line in
            HelpLineView(line: line, layout: layout)
          }
        }
      }
    }
  }
}
