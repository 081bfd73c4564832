/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  enum Columns: Hashable, Sendable {
    case all
    case withoutSidebar
    case detail
  }

  let columns: Columns

  public static let automatic = NavigationSplitViewVisibility(columns: .all)
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The last two of three columns; both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .withoutSidebar)
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detail)
}

extension View {
  /// The view as it is: columns share the room in one way.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
