/// The groups of matched elements in a graph.
@MainActor
final class MatchedGeometryGroups {
  private var groups: [MatchedGeometryModifier.Key: Weak<MatchedGeometryGroup>] = [:]

  nonisolated init() {}

  /// The group with `key`, which lives for as long as somebody holds it.
  func group(for key: MatchedGeometryModifier.Key) -> MatchedGeometryGroup {
    if let group = groups[key]?.object { return group }
    groups = groups.filter { $0.value.object != nil }
    let group = MatchedGeometryGroup()
    groups[key] = Weak(group)
    return group
  }
}
