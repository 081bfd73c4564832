extension View {
  /// Opens a menu beside the view when the view is pressed for half a second.
  nonisolated public func contextMenu<MenuContent: View>(
    @ViewBuilder menuItems: @escaping () -> MenuContent
  ) -> some View {
    modifier(ContextMenuModifier(content: menuItems))
  }
}

extension View {
  /// Opens a menu beside the view when the view is pressed for half a second; the view itself is
  /// seen then, and no preview of it.
  nonisolated public func contextMenu<MenuContent: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuContent, @ViewBuilder preview: () -> Preview
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// The modifier of `contextMenu`.
nonisolated struct ContextMenuModifier<MenuContent: View>: ViewModifier {
  let content: () -> MenuContent
  @State private var isOpen = false

  @MainActor
  func body(content: Content) -> some View {
    let items = self.content
    content
      .onLongPressGesture(minimumDuration: 0.5) { isOpen = true }
      .modifier(
        PopoverModifier(isPresented: $isOpen) { MenuItems(isOpen: $isOpen, content: items()) })
  }
}
