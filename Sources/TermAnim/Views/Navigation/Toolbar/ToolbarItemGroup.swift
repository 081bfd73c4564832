/// Items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
}

extension ToolbarItemGroup {
  /// Items with a label for all of them, which a terminal has no place for.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent<C, L>(content: content())
    }
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func makeView(of item: Self) -> AnyView {
    AnyView(ToolbarEntry(placement: item.placement, content: item.content))
  }
}
