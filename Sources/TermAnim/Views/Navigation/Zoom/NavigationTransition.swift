/// How a page takes the place of another, or covers the screen.
public struct NavigationTransition: Hashable {
  /// The view that the page grows out of; nil for a page that does not grow.
  let source: MatchedID?
  /// Whether the page fades in where it is, rather than slide.
  var fades = false

  /// In its place, where it becomes more and more opaque.
  public static var crossFade: NavigationTransition {
    NavigationTransition(source: nil, fades: true)
  }

  public static var automatic: NavigationTransition { NavigationTransition(source: nil) }

  /// Out of the view that `matchedTransitionSource` has given this identity, and back into it; a
  /// page slides when there is none.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> NavigationTransition {
    NavigationTransition(source: MatchedID(sourceID, in: namespace))
  }
}

extension View {
  /// Lets the page of a navigation stack that the view is come and go with a transition, or a cover
  /// of the screen, or a sheet.
  ///
  /// Other things that are presented, such as popovers, come and go as ever.
  nonisolated public func navigationTransition(_ style: NavigationTransition) -> some View {
    modifier(PageTransitionModifier(transition: style))
  }
}
