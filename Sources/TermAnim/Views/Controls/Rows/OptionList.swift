/// Views below each other of which one is chosen.
struct OptionList<Content: View>: View {
  let content: Content
  let choice: Choice
  /// Whether the list scrolls where there is less room than it needs, from the chosen one on.
  let scrolls: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group { if scrolls { PanelScroll { list } } else { list } }
      // Around what scrolls, so that this begins with a row whose text is in whole cells.
      .padding(.vertical, 4)
      // A wheel shows a line, however little room it has.
      .frame(minHeight: scrolls ? 24 : nil)
      .dimmed(unless: isEnabled)
      .aligned(to: .cell)
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      OptionLines(content: content, choice: choice, isShownWhenChosen: scrolls)
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}
