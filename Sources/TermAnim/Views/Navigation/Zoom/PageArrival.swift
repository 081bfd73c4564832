/// Begins the motion of a page; for a view that comes before all others of the page.
nonisolated struct PageArrival: LifecycleModifier {
  let motion: PageMotion
  let navigator: Navigator

  @MainActor
  func appear(in graph: ViewGraph) {
    motion.begin(in: navigator)
  }
}
