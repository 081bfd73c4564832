import Foundation

extension Element {
  /// The point in the space of the element's frame that is drawn at `point` of the screen, where
  /// the pointer is.
  final func localPoint(ofPointer point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.drawnPoint(at: parent.localPoint(ofPointer: point))
  }

  /// Where on the screen a point in the space of the element's frame is drawn.
  final func pointerPoint(ofLocal point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.pointerPoint(ofLocal: parent.drawnPlace(ofContent: point))
  }
}
