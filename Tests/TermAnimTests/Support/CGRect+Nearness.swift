import Foundation

extension CGRect {
  /// Whether no edge is further than `distance` from that of another rectangle.
  func isNear(_ other: CGRect, within distance: CGFloat) -> Bool {
    let (first, second) = (
      [minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY]
    )
    return zip(first, second).allSatisfy { abs($0 - $1) <= distance }
  }
}

extension [CGRect] {
  /// Whether there are as many others, and each is near the one in its place.
  func isNear(_ others: [CGRect], within distance: CGFloat) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.isNear($1, within: distance) }
  }
}
