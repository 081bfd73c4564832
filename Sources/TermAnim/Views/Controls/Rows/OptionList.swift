/// Views below each other of which one is chosen.
struct OptionList<Content: View>: View {
  let content: Content
  let choice: Choice
  /// Whether the list scrolls where there is less room than it needs, from the chosen one on.
  let scrolls: Bool
  /// What uses keys before they scroll.
  var keys = PanelArrowKeys?.none

  var body: some View {
    if scrolls {
      PanelScroll { if let keys { list.modifier(keys) } else { list } }
    } else {
      list
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 0) {
      OptionLines(content: content, choice: choice, isShownWhenChosen: scrolls)
    }
    .fixedSize(horizontal: true, vertical: false)
    .padding(.vertical, 4)
  }
}
