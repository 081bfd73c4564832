import Foundation

extension Element {
  /// The point in the space of the element's frame that is shown at a point of the screen.
  final func localPoint(ofScreen point: CGPoint) -> CGPoint {
    localPoint(of: point, inContentOf: nil)
  }

  /// The point in the space of the element's frame that is shown at a point of the content of an
  /// element around, or of the screen for nil.
  final func localPoint(of point: CGPoint, inContentOf outer: Element?) -> CGPoint {
    guard let parent, parent !== outer else { return point }
    return parent.contentPoint(at: parent.localPoint(of: point, inContentOf: outer))
  }

  /// Where on the screen a point in the space of the element's frame is shown.
  final func screenPoint(ofLocal point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return parent.screenPoint(ofLocal: parent.shownPoint(ofContent: point))
  }

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

  /// The `gridOffset` of a space that begins at the corner of the frame.
  final var gridOffsetOfCorner: CGPoint {
    GridUnit.cell.rest(
      of: CGPoint(x: gridOffset.x + frame.minX, y: gridOffset.y + frame.minY),
      pixelsPerPoint: graph.environment.pixelsPerPoint)
  }
}
