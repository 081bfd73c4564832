import Foundation

/// Where things are on the screen for what is matched: effects of transitions are left out, as they
/// are shown around the place that a view has come to by being matched.
extension Element {
  /// Where on the screen a point in the space of the element's frame is.
  final func matchedScreenPoint(ofLocal point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.matchedScreenPoint(
      ofLocal: parent.isOfTransition ? point : parent.shownPoint(ofContent: point))
  }

  /// The point in the space of the element's frame that is at a point of the screen.
  final func localPoint(ofMatchedScreen point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    let outer = parent.localPoint(ofMatchedScreen: point)
    return parent.isOfTransition ? outer : parent.contentPoint(at: outer)
  }
}
