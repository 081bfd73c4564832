extension View {
  /// Puts the view on a translucent pane with a bright edge, or a dark one in the light scheme.
  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// Lets the pane of glass that the view is on come and go out of others in its container.
  ///
  /// One that comes takes the place of one with the same identity that goes in the same change. The
  /// modifier is for a view that comes and goes itself, as it stands in an `if` or a `ForEach`.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    modifier(GlassMarkModifier(change: .id(id.map { SendableKey($0, in: namespace) })))
      .transition(GlassEffectTransition.matchedGeometry.transition)
  }

  /// Lets the pane of glass that the view is on be one piece with those of the same `id` in its
  /// container, however far they are from each other: the smallest convex pane around them.
  ///
  /// Nil is a pane by itself.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    modifier(GlassMarkModifier(change: .union(id.map { SendableKey($0, in: namespace) })))
  }

  /// Lets the view, which is on a pane of glass, come and go with `transition`, whatever views
  /// further in say.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(TraitModifier { $0.transition = transition.transition })
  }
}
