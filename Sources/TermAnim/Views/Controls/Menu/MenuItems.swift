/// The lines of a menu, below each other; pressing one closes the menu, and those around it.
///
/// Arrow keys go from one to another. More of them than there is room for scroll. Between sections
/// is a line, and texts stand below the labels of the lines.
struct MenuItems<Content: View>: View {
  let isOpen: Binding<Bool>
  let content: Content
  /// Whether the first line has the focus from the beginning.
  var isEntered = false
  /// Goes back to the menu around by the arrow key that points there; nil where there is none.
  var leave: (() -> Void)?
  @Environment(\.layoutDirection) private var direction
  @Namespace private var lines

  var body: some View {
    PanelScroll {
      VStack(alignment: .leading, spacing: 0) {
        Group(sections: content) { sections in
          // By their place, which they keep when the first line of one comes or goes.
          ForEach(sections.indices, id: \.self) { index in
            if index > 0, !isDivided(sections[index], from: sections[index - 1]) { Divider() }
            MenuSection(section: sections[index])
          }
          .environment(\.menuIndent, hasMarks(sections) ? OptionMetrics.mark : 0)
        }
      }
      .prefersDefaultFocus(isEntered, in: lines)
      .buttonsClose(isOpen, look: .menu)
      .environment(\.isInMenu, true)
      .environment(\.menuAround, isOpen)
      .modifier(PanelArrowKeys(goesSideways: false))
      .onKeyPress(direction == .leftToRight ? .leftArrow : .rightArrow) {
        leave?()
        return leave == nil ? .ignored : .handled
      }
      .padding(.horizontal, 4)
      .frame(minWidth: 60)
    }
    // Around what scrolls, so that this begins with a line whose text is in whole cells.
    .padding(.vertical, 4)
  }

  /// Whether one of the lines has room for a mark.
  private func hasMarks(_ sections: SectionCollection) -> Bool {
    sections.contains { $0.content.contains(where: \.containerValues.hasMenuMark) }
  }

  /// Whether the program has put a line between two sections.
  private func isDivided(
    _ section: SectionConfiguration, from previous: SectionConfiguration
  ) -> Bool {
    previous.content.last?.containerValues.menuRole == .divider
      || section.header.isEmpty && section.content.first?.containerValues.menuRole == .divider
  }
}
