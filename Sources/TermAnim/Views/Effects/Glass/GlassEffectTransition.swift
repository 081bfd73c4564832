/// How a pane of glass in a container comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private enum Kind {
    case identity, matchedGeometry, materialize
  }

  private let kind: Kind

  /// At once.
  public static let identity = GlassEffectTransition(kind: .identity)
  /// Out of the pane of the same `glassEffectID` that goes, or else out of the nearest pane that is
  /// no farther than the spacing of the container; where there is none, by a fade.
  public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
  /// By a fade.
  public static let materialize = GlassEffectTransition(kind: .materialize)

  var transition: AnyTransition {
    switch kind {
    case .identity: .identity
    case .matchedGeometry: AnyTransition(GlassTransition(fadesInPlace: false))
    case .materialize: AnyTransition(GlassTransition(fadesInPlace: true))
    }
  }
}
