/// Something that a title line has without being told.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The button that hides the sidebar; there is none here.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of the search on the page.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
  /// Leaves out something that the title line of the page has without being told.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(NavigationBarModifier(request: defaultItemKind == .title ? .noTitle : .nothing))
  }
}
