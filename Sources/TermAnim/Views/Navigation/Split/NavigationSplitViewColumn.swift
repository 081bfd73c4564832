/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Place: Int, Sendable {
    case sidebar, content, detail
  }

  private let place: Place

  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  public static let content = NavigationSplitViewColumn(place: .content)
  public static let detail = NavigationSplitViewColumn(place: .detail)
}

extension NavigationSplitViewColumn: Comparable {
  /// Whether the second column is in front of the first where only one shows.
  public static func < (one: Self, other: Self) -> Bool {
    one.place.rawValue < other.place.rawValue
  }
}

/// Split views that say, and are told, which column shows where only one does.
extension NavigationSplitView {
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferring: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferring: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil, preferring: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, preferring: preferredCompactColumn, sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}
