import Foundation

/// Where something in a lazy container begins and ends along its axis, in points.
struct LazyExtent {
  private(set) var start: CGFloat
  private(set) var end: CGFloat

  init(of frame: CGRect, along axis: Axis) {
    (start, end) =
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
  }

  /// From where the first of both begins to where the last one ends.
  mutating func formUnion(_ other: LazyExtent) {
    (start, end) = (min(start, other.start), max(end, other.end))
  }

  var length: CGFloat { end - start }

  /// Whether some of it, or the place of what has no length, is in a part of the axis; never for
  /// NaN.
  func isIn(_ window: ClosedRange<CGFloat>) -> Bool {
    guard start < end else { return window.contains(start) }
    return start < window.upperBound && end > window.lowerBound
  }
}
