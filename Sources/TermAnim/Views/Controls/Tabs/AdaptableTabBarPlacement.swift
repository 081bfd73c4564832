/// Where the tabs of a tab view are: in a terminal, in a bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
