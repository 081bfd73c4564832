extension View {
  /// The view as it is: scroll views give way where there is something to scroll, and do not
  /// elsewhere.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// The view as it is: a terminal has no keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    self
  }

  /// The view as it is: scroll bars show when something scrolls.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    self
  }

  /// The view as it is: scroll bars show when something scrolls.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }
  /// The view as it is: content ends where its scroll view does.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// The view as it is: content ends where its scroll view does.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }
}
