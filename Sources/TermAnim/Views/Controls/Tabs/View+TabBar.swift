/// When the bar of tabs would become small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int

  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// The view as it is: the bar of tabs is one line, and stays.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Puts a view below the tabs, which are given the space it leaves.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
