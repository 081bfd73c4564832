/// Whether every other row of a list has a ground that stands out a little.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// Nil is what the style of the list says.
  let isEnabled: Bool?

  /// As the style of the list says.
  public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: nil)
  public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
  public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

extension View {
  /// Says whether every other row of the lists inside has a ground that stands out a little.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    transformEnvironment(\.listOptions) { $0.alternatesGrounds = behavior.isEnabled }
  }
}
