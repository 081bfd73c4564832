/// Asks for the transition of the page or the cover around.
nonisolated struct PageTransitionModifier: ViewModifier {
  let transition: NavigationTransition
  @Environment(\.pageMotion) private var motion

  @MainActor
  func body(content: Content) -> some View {
    content.modifier(PageTransitionRequest(transition: transition, motion: motion))
  }
}
