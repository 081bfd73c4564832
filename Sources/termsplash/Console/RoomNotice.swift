import TermAnim

/// Asks for a larger terminal, in the place of everything else.
struct RoomNotice: View {
  @Environment(\.terminalCell) private var cell

  /// The smallest terminal that scenes are composed for.
  nonisolated static let least = ScreenSize(columns: 40, rows: 12)

  nonisolated static func isNeeded(columns: Int, rows: Int) -> Bool {
    columns < least.columns || rows < least.rows
  }

  var body: some View {
    ZStack {
      Rectangle()
        .fill(.background)
      Text("A little more room, please:\n\(Self.least) or larger.")
        .foregroundColor(.primary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, cell.width)
    }
  }
}
