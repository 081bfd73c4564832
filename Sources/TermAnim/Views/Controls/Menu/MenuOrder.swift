/// From where the lines of a menu are counted.
public struct MenuOrder: Hashable, Sendable {
  private let number: Int

  public static let automatic = MenuOrder(number: 0)
  public static let priority = MenuOrder(number: 1)
  public static let fixed = MenuOrder(number: 2)
}

extension View {
  /// The view as it is: the first line of a menu is at its top.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}
