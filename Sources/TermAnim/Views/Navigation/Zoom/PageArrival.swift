/// Lets a page slide in, until a view on it asks for something else; for a view that comes before
/// all others of the page.
nonisolated struct PageArrival: LifecycleModifier {
  let motion: PageMotion

  @MainActor
  func appear(in graph: ViewGraph) {
    motion.follow(.automatic, in: graph)
  }
}
