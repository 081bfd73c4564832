import TermAnim

/// Lines of characters around a panel, where there are no colours that set it off.
struct PanelEdge: View {
  /// The panel, in cells.
  let columns: Int
  let rows: Int
  /// Words in the edge below; none is an edge throughout.
  var foot = ""
  @Environment(\.terminalHasUnicode) private var hasUnicode

  var body: some View {
    Text(verbatim: lines)
      .textRendering(.characters)
      .fixedSize()
  }

  /// The edge around blanks, as large as the panel.
  private var lines: String {
    let marks: [String] =
      hasUnicode
      ? ["\u{256D}", "\u{256E}", "\u{2570}", "\u{256F}", "\u{2500}", "\u{2502}"]
      : ["+", "+", "+", "+", "-", "|"]
    func across(_ count: Int) -> String { String(repeating: marks[4], count: max(count, 0)) }
    let inside = max(columns - 2, 0)
    let words = foot.isEmpty ? "" : across(1) + " \(foot) "
    let middle = marks[5] + String(repeating: " ", count: inside) + marks[5]
    return
      ([marks[0] + across(inside) + marks[1]]
      + Array(repeating: middle, count: max(rows - 2, 0))
      + [marks[2] + words + across(inside - words.count) + marks[3]])
      .joined(separator: "\n")
  }
}
