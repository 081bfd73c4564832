/// A place in a toolbar for something that there is without being told.
///
/// The field of a search on the page is shown there rather than above what is searched. Titles stay
/// where they are, and there is no button for the sidebar.
public struct DefaultToolbarItem {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.kind, self.placement) = (kind, placement)
  }
}

extension DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of item: Self) -> AnyView {
    guard item.kind == .search else { return AnyView(EmptyView()) }
    let isWide = item.placement.part == .bottom
    return AnyView(
      ToolbarEntry(
        placement: item.placement, content: SearchItem().frame(width: isWide ? nil : 100)
      )
      .modifier(NavigationBarModifier(request: .search)))
  }
}

/// The field of the search on the page.
private struct SearchItem: View {
  @Environment(\.navigationBar) private var bar

  var body: some View {
    if let bar { PortalView(hosts: [bar.search], layout: HStackLayout(spacing: 8)) }
  }
}
