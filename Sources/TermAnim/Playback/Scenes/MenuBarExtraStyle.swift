/// What a menu in the menu bar looks like.
public struct MenuBarExtraStyle: Hashable, Sendable {
  private let number: Int

  public static let automatic = MenuBarExtraStyle(number: 0)
  public static let menu = MenuBarExtraStyle(number: 1)
  public static let window = MenuBarExtraStyle(number: 2)
}

extension Scene {
  /// The scene as it is: a terminal has no menu bar.
  nonisolated public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
}
