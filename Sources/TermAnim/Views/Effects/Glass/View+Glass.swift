extension View {
  /// Puts the view on a translucent pane with a bright edge.
  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }

  /// The view as it is: panes flow into each other whatever they are called.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// The view as it is: panes that are close flow into each other, and others are apart.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// The view as it is: it comes and goes by its transition.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// How a pane would come and go.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: Int

  public static let identity = GlassEffectTransition(number: 0)
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  public static let materialize = GlassEffectTransition(number: 2)
}
