extension View {
  /// Keeps Esc from closing the window that the view is in, where that is one that was opened.
  nonisolated public func windowDismissBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    interactiveDismissDisabled(behavior == .disabled)
  }

  /// The view as it is: a terminal has the size that it has.
  nonisolated public func windowResizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: a terminal has the size that it has.
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowFullScreenBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowMinimizeBehavior(
    _ behavior: WindowInteractionBehavior
  ) -> some View {
    self
  }

  /// The view as it is: windows are as large as the terminal.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }

  /// The view as it is: no other program sends anything.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    self
  }
}
