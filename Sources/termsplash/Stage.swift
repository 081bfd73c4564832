import TermAnim

/// A scene with its name at the top and its keys at the bottom, both quiet.
struct Stage<Content: View>: View {
  let title: String
  let table: BindingTable
  let content: Content

  /// Points across a cell of the terminal.
  private static var cell: CGSize { CGSize(width: 4, height: 8) }

  var body: some View {
    GeometryReader { screen in
      ZStack(alignment: .topLeading) {
        content
          .frame(width: screen.size.width, height: screen.size.height)
        Text(title)
          .foregroundColor(.secondary)
          .offset(x: 2 * Self.cell.width, y: Self.cell.height)
        Text(table.help(columns: Int(screen.size.width / Self.cell.width) - 4))
          .foregroundColor(.secondary)
          .opacity(0.7)
          .offset(x: 2 * Self.cell.width, y: screen.size.height - 2 * Self.cell.height)
      }
    }
  }
}
