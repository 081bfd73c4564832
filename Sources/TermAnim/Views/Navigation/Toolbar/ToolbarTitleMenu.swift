/// A menu that opens from a sign beside the title of the page.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content?

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu of what there is without being told, which is nothing; no sign is shown.
  nonisolated public init() {
    content = nil
  }
}

extension ToolbarTitleMenu: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of menu: Self) -> AnyView {
    guard let content = menu.content else { return AnyView(EmptyView()) }
    return AnyView(
      ToolbarEntry(
        placement: ToolbarItemPlacement(part: .titleMenu),
        content: Menu {
          content
        } label: {
          Text(verbatim: "\u{25BE}")
        }
        .padding(.leading, 4)))
  }
}

extension View {
  /// Opens a menu from a sign beside the title of the page.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return background { ToolbarItems(content: menu) }
  }
}
