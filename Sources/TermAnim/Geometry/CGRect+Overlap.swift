import Foundation

// Foundation's own ways of asking stop the program for a rectangle whose origin is NaN, or
// infinitely far left or up.
extension CGRect {
  /// Whether a point is in the rectangle, whose right and lower edges are not; never for NaN.
  func covers(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that is in `other`, too, be it without an area; null where there is none, and for
  /// NaN.
  func overlap(with other: CGRect) -> CGRect {
    guard minX <= other.maxX, other.minX <= maxX, minY <= other.maxY, other.minY <= maxY
    else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How much of the rectangle is in `other`, 0...1: all of one without an area, and -1 where
  /// nothing of it is in there.
  func share(in other: CGRect) -> Double {
    let overlap = overlap(with: other)
    guard !overlap.isNull else { return -1 }
    let area = width * height
    return area > 0 ? overlap.width * overlap.height / area : 1
  }
}
