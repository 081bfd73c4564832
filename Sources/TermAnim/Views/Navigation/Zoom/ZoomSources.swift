import Foundation

/// The views of a navigation stack that pages may grow out of.
@MainActor
final class ZoomSources {
  private var elements: [MatchedID: [Weak<ZoomSourceElement>]] = [:]

  nonisolated init() {}

  func join(_ element: ZoomSourceElement, as id: MatchedID) {
    elements[id, default: []].removeAll { $0.object == nil }
    elements[id, default: []].append(Weak(element))
  }

  func leave(_ element: ZoomSourceElement, as id: MatchedID) {
    elements[id]?.removeAll { $0.object == nil || $0.object === element }
  }

  /// Where the first view with an identity is, of those that are in the tree; nil when there is none.
  func frame(of id: MatchedID, in space: CoordinateSpace) -> CGRect? {
    elements[id]?.lazy.compactMap { $0.object?.frame(in: space) }.first
  }
}
