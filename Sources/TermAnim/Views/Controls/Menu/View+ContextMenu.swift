extension View {
  /// Opens a menu where the view is clicked with the second button, and beside the view when it has
  /// the focus while Shift-F10 is pressed, or is held for half a second.
  ///
  /// A button, link or view to be dragged that is held so long is not pressed then. In a row of a
  /// list all of the row stands for the view. A menu without lines does not open: what is around
  /// may have one.
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
