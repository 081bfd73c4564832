/// The lines of a menu, below each other; pressing one closes the menu, and those around it.
///
/// Arrow keys go from one to another. More of them than there is room for scroll.
struct MenuItems<Content: View>: View {
  let isOpen: Binding<Bool>
  let content: Content
  @State private var hasMarks = false

  var body: some View {
    PanelScroll {
      VStack(alignment: .leading, spacing: 0) {
        content
      }
      .buttonsClose(isOpen, look: .menu)
      .environment(\.isInMenu, true)
      .environment(\.menuAround, isOpen)
      .environment(\.menuIndent, hasMarks ? OptionMetrics.mark : 0)
      .onPreferenceChange(HasMenuMarkKey.self) { hasMarks = $0 }
      .modifier(PanelArrowKeys(goesSideways: false))
      .padding(4)
      .frame(minWidth: 60)
    }
  }
}
