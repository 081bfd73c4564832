import Foundation

/// The views of a navigation stack that pages may grow out of, or those of the screen for covers.
@MainActor
final class ZoomSources {
  private var elements: [MatchedID: [Weak<ZoomSourceElement>]] = [:]
  /// At how many identities those without views are dropped.
  private var limit = 16

  nonisolated init() {}

  func join(_ element: ZoomSourceElement, as id: MatchedID) {
    if elements.count >= limit {
      elements = elements.filter { $0.value.contains { $0.object != nil } }
      limit = max(16, 2 * elements.count)
    }
    elements[id, default: []].removeAll { $0.object == nil }
    elements[id, default: []].append(Weak(element))
  }

  func leave(_ element: ZoomSourceElement, as id: MatchedID) {
    elements[id]?.removeAll { $0.object == nil || $0.object === element }
  }

  /// Where the first view with an identity is, of those that are in the tree; nil when there is
  /// none.
  func frame(of id: MatchedID, in space: CoordinateSpace) -> CGRect? {
    elements[id]?.lazy.compactMap { $0.object?.frame(in: space) }.first
  }
}
