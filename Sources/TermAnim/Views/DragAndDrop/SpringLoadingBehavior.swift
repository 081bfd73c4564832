/// Whether a control is pressed by something that is dragged over it and held there.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// What `springLoadingBehavior(_:)` has asked for.
  @Entry public internal(set) var springLoadingBehavior: SpringLoadingBehavior = .automatic
}

extension View {
  /// Asks for controls that are pressed by what is dragged over them: of no effect but for what
  /// views read of it, as they take what is dropped and nothing else.
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
