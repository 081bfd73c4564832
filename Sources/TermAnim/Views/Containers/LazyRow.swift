import Foundation

/// A view of a lazy container.
final class LazyRow: ListedView {
  /// Whether the view is in the window of the scroll view around, as far as it has been looked.
  var isInWindow = false

  override var isShown: Bool { isInWindow }

  /// Whether some of the view, or the place of one that has no length, is in a part of the axis.
  func isIn(_ window: ClosedRange<CGFloat>, along axis: Axis) -> Bool {
    let frame = element.frame
    let (start, end) =
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    guard start < end else { return window.contains(start) }
    return start < window.upperBound && end > window.lowerBound
  }
}
