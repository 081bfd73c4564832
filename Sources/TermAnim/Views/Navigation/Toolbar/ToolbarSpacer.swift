/// A space between items of a toolbar.
///
/// In the bottom bar a flexible one takes what the items leave. Any other sets the items on its two
/// sides a little further apart.
public struct ToolbarSpacer: ToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  public typealias Body = Never

  public static func makeView(of spacer: Self) -> AnyView {
    let isFlexible = spacer.sizing == .flexible && spacer.placement == .bottomBar
    return AnyView(
      ToolbarEntry(
        placement: spacer.placement,
        content: Spacer(minLength: 0).frame(maxWidth: isFlexible ? nil : 0)))
  }
}
