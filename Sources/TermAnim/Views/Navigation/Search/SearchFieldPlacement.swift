/// Where a search field goes; in a terminal, always above what is searched.
public struct SearchFieldPlacement: Sendable {
  /// Whether a search field in a drawer is always shown; in a terminal it is.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic
    case always
  }

  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}
