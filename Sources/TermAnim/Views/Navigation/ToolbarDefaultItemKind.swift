/// Something that a title line has without being told.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides the sidebar; there is none here.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

extension View {
  /// Leaves out something that the title line of the page has without being told.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationBarModifier(request: defaultItemKind == .title ? .noTitle : .nothing))
  }

  /// The view as it is: the title of a page opens no menu.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    self
  }
}
