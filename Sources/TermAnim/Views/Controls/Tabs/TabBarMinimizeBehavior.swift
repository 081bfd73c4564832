/// When the bar of tabs would become small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}
