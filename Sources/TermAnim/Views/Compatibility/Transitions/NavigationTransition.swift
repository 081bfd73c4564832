/// How a page takes the place of another; all do it alike.
public struct NavigationTransition: Hashable, Sendable {
  private let name: String

  public static let automatic = NavigationTransition(name: "automatic")

  /// Out of the source with this identity.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition {
    NavigationTransition(name: "zoom")
  }
}

extension View {
  /// The page as it is: all take each other's place alike.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View {
    self
  }
}
