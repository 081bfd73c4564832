/// The lines of a menu that a view opens when it is clicked with the second button, or held.
public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  nonisolated public init(@ViewBuilder menuItems: @escaping () -> MenuItems) {
    items = menuItems
  }
}

extension View {
  /// Opens a menu beside the view as `contextMenu(menuItems:)` does; nil is no menu.
  @ViewBuilder
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    if let contextMenu { self.contextMenu(menuItems: contextMenu.items) } else { self }
  }
}
