/// Opens a menu at a held head of a column, by which columns are hidden and shown.
nonisolated struct TableHeadMenu<Value: Identifiable>: ViewModifier {
  let arrangement: TableColumnArrangement<Value>
  @State private var isOpen = false

  @MainActor @ViewBuilder
  func body(content: Content) -> some View {
    if arrangement.hideable.isEmpty {
      content
    } else {
      content
        .contentShape(Rectangle())
        // Before the button of the head, which is for a short press.
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
        .modifier(
          PopoverModifier(isPresented: $isOpen) { MenuItems(isOpen: $isOpen, content: items) })
    }
  }

  @MainActor
  private var items: some View {
    // Without any head there would be no menu.
    let last = arrangement.shown.count == 1 ? arrangement.shown.first?.number : nil
    return ForEach(arrangement.hideable, id: \.self) { column in
      if let isShown = arrangement.visibility(of: column) {
        Toggle(isOn: isShown) { arrangement.columns[column].label }
          .disabled(column == last)
      }
    }
  }
}
