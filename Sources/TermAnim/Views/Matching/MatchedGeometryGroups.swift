/// The groups of matched elements in a graph.
@MainActor
final class MatchedGeometryGroups {
  private struct Key: Hashable {
    let id: MatchedID
    let scope: Namespace.ID?
  }

  private var groups: [Key: Weak<MatchedGeometryGroup>] = [:]
  /// At how many groups the dead ones are dropped.
  private var limit = 16
  /// The same, the oldest first, so that every run of a program does the same.
  private var inOrder = WeakList<MatchedGeometryGroup>()

  nonisolated init() {}

  /// The group of views with `id` on the page or panel of `scope`, or for nil behind all of them;
  /// it lives for as long as somebody holds it.
  func group(for id: MatchedID, in scope: Namespace.ID?) -> MatchedGeometryGroup {
    let key = Key(id: id, scope: scope)
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

extension EnvironmentValues {
  /// Tells the page or panel around from others: views are matched with those on the same one.
  ///
  /// So it is in SwiftUI, where each of them is a graph of its own.
  @Entry var matchingScope: Namespace.ID? = nil
}
