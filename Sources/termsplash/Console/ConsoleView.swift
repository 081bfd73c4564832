import TermAnim

/// Everything that may lie over a show.
struct ConsoleView: View {
  let console: Console
  @Environment(\.terminalCell) private var cell

  var body: some View {
    GeometryReader { screen in
      let (columns, rows) = (
        Int((screen.size.width / cell.width).rounded()),
        Int((screen.size.height / cell.height).rounded())
      )
      ZStack(alignment: .topLeading) {
        if RoomNotice.isNeeded(columns: columns, rows: rows) {
          RoomNotice()
        } else {
          layers(columns: columns, rows: rows)
        }
      }
      .frame(width: screen.size.width, height: screen.size.height, alignment: .topLeading)
    }
    .textRendering(.characters)
  }

  /// A row between the picture and the keys, with one free after the picture and then one before
  /// the keys where there is room.
  private func timeRow(of rows: Int) -> Int {
    let screen = CGSize(width: 0, height: CGFloat(rows) * cell.height)
    let foot = Picture<EmptyView>.area(of: screen, cell: cell).maxY / cell.height
    return min(rows - 3, max(rows - 4, Int(foot.rounded()) + 1))
  }

  /// The line of time, or for a moment how large things are; with both, the former has room for
  /// both.
  @ViewBuilder
  private func statusLine(columns: Int) -> some View {
    if console.showsTime {
      TimeLine(console: console, columns: columns)
    } else if let zoom = console.toldZoom {
      ZoomLine(zoom: zoom)
    }
    if console.toldZoom != nil {
      Cue(every: Zoom.patience, times: 1, since: [console.zoomCount]) { console.hideZoom() }
    }
  }

  /// Over the words at the foot of the stage, which are buttons.
  private func foot(columns: Int) -> some View {
    Color.clear
      .frame(width: CGFloat(columns) * cell.width, height: cell.height)
      .contentShape(Rectangle())
      .onTapGesture { console.press(column: Int($0.x / cell.width), of: columns) }
  }

  @ViewBuilder
  private func layers(columns: Int, rows: Int) -> some View {
    if console.isInspectorOpen {
      Inspector(console: console)
        .transition(.opacity)
    }
    if console.namesKeys {
      foot(columns: columns - 4)
        .offset(x: 2 * cell.width, y: CGFloat(rows - 2) * cell.height)
    }
    statusLine(columns: columns)
      .offset(x: 2 * cell.width, y: CGFloat(timeRow(of: rows)) * cell.height)
    if let page = console.helpPage, let layout = console.helpLayout {
      HelpPanel(layout: layout, page: page, columns: columns, rows: rows) { console.turnHelp() }
        .transition(.opacity)
    }
  }
}
