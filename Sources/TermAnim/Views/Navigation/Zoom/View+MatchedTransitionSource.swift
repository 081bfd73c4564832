extension View {
  /// Lets a page or a cover with `NavigationTransition.zoom` grow out of the view, and go back into
  /// it.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(ZoomSourceModifier(id: MatchedID(id, in: namespace)))
  }

  /// Lets a page or a cover with `NavigationTransition.zoom` grow out of the view, and go back into
  /// it.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
