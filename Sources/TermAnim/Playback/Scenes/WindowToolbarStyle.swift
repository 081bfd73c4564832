/// How a window of a Mac shows its title and its toolbar.
public struct WindowToolbarStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = WindowToolbarStyle(number: 0)
  public static let expanded = WindowToolbarStyle(number: 1)
  public static let unified = WindowToolbarStyle(number: 2)
  public static let unifiedCompact = WindowToolbarStyle(number: 3)

  public static func unified(showsTitle: Bool) -> WindowToolbarStyle { unified }

  public static func unifiedCompact(showsTitle: Bool) -> WindowToolbarStyle { unifiedCompact }
}
