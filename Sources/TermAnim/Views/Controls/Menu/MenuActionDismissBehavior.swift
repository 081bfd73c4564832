/// Whether a menu goes when one of its lines was chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool

  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

extension EnvironmentValues {
  /// Whether menus go when one of their lines was chosen.
  @Entry var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic
}

extension View {
  /// Lets menus stay, or not, when a line inside is chosen.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
