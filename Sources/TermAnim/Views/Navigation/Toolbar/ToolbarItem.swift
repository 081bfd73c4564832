/// An item of a toolbar.
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of item: Self) -> AnyView {
    AnyView(ToolbarEntry(placement: item.placement, content: item.content))
  }
}
