import Foundation

/// The elements that are matched with each other; it lives as long as there are any.
@MainActor
final class MatchedGeometryGroup {
  private var members: [Weak<MatchedGeometryElement>] = []
  /// Where the source was last on the screen, in the place that layout gives it.
  ///
  /// The corners and not the box around them, which grows with each turn there and back.
  private(set) var sourceCorners: FrameCorners?
  /// The point of the source that others are put on; that of the last one where there is none.
  private(set) var sourceAnchor: UnitPoint?

  nonisolated init() {}

  /// The element that the others are shown with: the source that came last, of those that are not
  /// leaving.
  ///
  /// So it is in SwiftUI, where a detail grows out of a card that stays (OpenSwiftUI,
  /// `MatchedGeometryScope`).
  var source: MatchedGeometryElement? {
    members.reversed().lazy.compactMap(\.object).first(where: \.canLead)
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
    if let source, let corners = source.leadingCorners() {
      (sourceCorners, sourceAnchor) = (corners, source.anchor)
    }
    for member in members.compactMap(\.object) where member !== source { member.keepUp() }
  }
}
