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
  /// Lets the lists and scroll views inside have their data anew when their content is pulled down.
  ///
  /// A drag with the pointer pulls it down from its upper end. `action` begins as soon as it has
  /// been pulled far enough, and a wheel turns above the content until it is done. Of scroll views
  /// in each other only the outermost that scrolls vertically does so. Views inside can also call
  /// `action`, which is `refresh` in their environment.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refreshAction, refresh)
      .environment(\.scrollOptions.own.refresh, refresh)
  }
}
