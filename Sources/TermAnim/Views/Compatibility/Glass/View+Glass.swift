extension View {
  /// Puts the view on a translucent pane with a bright edge.
  nonisolated public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline = Capsule()
  ) -> some View {
    let color = (glass.color ?? .white).opacity(glass.density * (glass.color == nil ? 1 : 4))
    return background(shape.fill(color))
      .overlay(shape.stroke(Color.white.opacity(glass.density), lineWidth: 4))
  }

  /// The view as it is: panes do not flow into each other.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// The view as it is: panes do not flow into each other.
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
