import TermAnim

/// A scene with its name at the top and its keys at the bottom, both quiet.
struct Stage<Content: View>: View {
  let title: String
  let table: BindingTable
  @ObservedObject var model: StageModel
  let content: Content

  /// Points across a cell of the terminal.
  private static var cell: CGSize { CGSize(width: 4, height: 8) }

  var body: some View {
    GeometryReader { screen in
      ZStack(alignment: .topLeading) {
        content
          .frame(width: screen.size.width, height: screen.size.height)
        words(in: screen.size)
          .opacity(model.isBare ? 0 : 1)
      }
    }
  }

  private func words(in screen: CGSize) -> some View {
    ZStack(alignment: .topLeading) {
      Text(title)
        .offset(x: 2 * Self.cell.width, y: Self.cell.height)
      Text(table.help(columns: Int(screen.width / Self.cell.width) - 4))
        .opacity(0.7)
        .offset(x: 2 * Self.cell.width, y: screen.height - 2 * Self.cell.height)
    }
    .foregroundColor(.secondary)
  }
}
