/// What a `refreshable` view around does to have its data anew.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Does it, and comes back when it is done.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// What has the data anew; nil where nothing around is `refreshable`.
  public var refresh: RefreshAction? { refreshAction }

  @Entry fileprivate var refreshAction: RefreshAction?
}

extension View {
  /// Tells views inside how to have the data anew, as `refresh` in their environment.
  ///
  /// Nothing is pulled down in a terminal: some view has to ask for it.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refreshAction, RefreshAction(action: action))
  }
}
