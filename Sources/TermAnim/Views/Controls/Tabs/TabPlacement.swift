/// Where a tab is; of no effect.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
