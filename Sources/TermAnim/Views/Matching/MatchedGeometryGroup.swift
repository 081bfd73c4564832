import Foundation

/// The elements that are matched with each other; it lives as long as there are any.
@MainActor
final class MatchedGeometryGroup {
  private var members: [Weak<MatchedGeometryElement>] = []
  /// Where the source was last on the screen, in the place that layout gives it.
  ///
  /// The corners and not the box around them, which grows with each turn there and back.
  private(set) var sourceCorners: FrameCorners?

  nonisolated init() {}

  /// The element that the others are shown with: the first source that is not leaving.
  var source: MatchedGeometryElement? {
    members.lazy.compactMap(\.object).first(where: \.canLead)
  }

  func join(_ element: MatchedGeometryElement) {
    members.removeAll { $0.object == nil }
    members.append(Weak(element))
  }

  func leave(_ element: MatchedGeometryElement) {
    members.removeAll { $0.object == nil || $0.object === element }
  }

  /// Shows the others where the source is now.
  func observe() {
    let source = source
    if let corners = source?.leadingCorners() { sourceCorners = corners }
    for member in members.compactMap(\.object) where member !== source { member.keepUp() }
  }
}
