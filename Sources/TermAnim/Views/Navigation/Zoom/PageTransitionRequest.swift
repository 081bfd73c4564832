/// Asks when the page comes, so that its first frame is on the way already.
nonisolated struct PageTransitionRequest: LifecycleModifier {
  let transition: NavigationTransition
  let motion: PageMotion?

  @MainActor
  func appear(in graph: ViewGraph) {
    motion?.follow(transition, in: graph)
  }

  @MainActor
  func change(from old: PageTransitionRequest, in graph: ViewGraph) {
    if transition != old.transition { motion?.follow(transition, in: graph) }
  }
}
