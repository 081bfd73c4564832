import TermAnim

/// A hint that names the key in words where the terminal has no arrows.
struct Hint: View {
  @Environment(\.terminalHasUnicode) private var hasUnicode

  var body: some View {
    Text(hasUnicode ? "\u{2193} less" : "down: less")
  }
}
