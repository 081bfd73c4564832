extension View {
  /// Opens a menu beside the view when the view is clicked with the second button, has the focus
  /// while Shift-F10 is pressed, or is held for half a second.
  ///
  /// A button, link or view to be dragged that is held so long is not pressed then. In a row of a
  /// list all of the row stands for the view.
  nonisolated public func contextMenu<MenuContent: View>(
    @ViewBuilder menuItems: @escaping () -> MenuContent
  ) -> some View {
    modifier(ContextMenuModifier(content: menuItems))
  }
}

extension View {
  /// Opens a menu beside the view, as one without a preview does: the view itself is seen then.
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
      .modifier(
        GestureModifier(
          gesture: LongPressGesture(minimumDuration: 0.5).onEnded { _ in isOpen = true },
          priority: .holding, mask: .all)
      )
      .modifier(SecondaryClickModifier { isOpen = true })
      .modifier(
        PopoverModifier(isPresented: $isOpen) { MenuItems(isOpen: $isOpen, content: items()) })
  }
}
