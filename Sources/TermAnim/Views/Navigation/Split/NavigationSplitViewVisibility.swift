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

/// How the columns of split views share the room; in a terminal they always do so in one way.
public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}

extension View {
  /// The view as it is: columns share the room in one way.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    self
  }
}
