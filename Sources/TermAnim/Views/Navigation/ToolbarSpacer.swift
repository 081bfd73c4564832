/// A space between items of a toolbar, which stand apart in a terminal as they are.
public struct ToolbarSpacer: ToolbarContent {
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  public typealias Body = Never

  public static func makeView(of spacer: Self) -> AnyView { AnyView(EmptyView()) }
}

/// How wide a space would be.
public struct SpacerSizing: Hashable, Sendable {
  private let number: Int

  public static let flexible = SpacerSizing(number: 0)
  public static let fixed = SpacerSizing(number: 1)
}
