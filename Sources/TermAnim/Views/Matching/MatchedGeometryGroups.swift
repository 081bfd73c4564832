/// The groups of matched elements in a graph.
@MainActor
final class MatchedGeometryGroups {
  private var groups: [MatchedID: Weak<MatchedGeometryGroup>] = [:]
  /// At how many groups the dead ones are dropped.
  private var limit = 16
  /// The same, the oldest first, so that every run of a program does the same.
  private var inOrder = WeakList<MatchedGeometryGroup>()

  nonisolated init() {}

  /// The group with `key`, which lives for as long as somebody holds it.
  func group(for key: MatchedID) -> MatchedGeometryGroup {
    if let group = groups[key]?.object { return group }
    dropDead()
    let group = MatchedGeometryGroup()
    groups[key] = Weak(group)
    inOrder.append(group)
    return group
  }

  private func dropDead() {
    guard groups.count >= limit else { return }
    groups = groups.filter { $0.value.object != nil }
    limit = max(16, 2 * groups.count)
  }

  /// Shows all that is matched where its source is now; called when places may have changed.
  func observe() {
    for group in inOrder.objects { group.observe() }
  }
}
