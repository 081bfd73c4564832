/// Asks when the content comes, takes back when it goes, and asks anew for something else.
nonisolated struct BarRequest: LifecycleModifier {
  let bar: NavigationBar?
  let request: NavigationBar.Request

  @MainActor
  func appear(in graph: ViewGraph) {
    bar?.take(request)
  }

  @MainActor
  func disappear(in graph: ViewGraph) {
    bar?.takeBack(request)
  }

  @MainActor
  func change(from old: BarRequest, in graph: ViewGraph) {
    guard old.bar !== bar || old.request != request else { return }
    old.bar?.takeBack(old.request)
    bar?.take(request)
  }
}
