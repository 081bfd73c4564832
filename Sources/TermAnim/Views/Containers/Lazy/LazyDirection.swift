import Foundation

/// How the rows of a lazy container follow one another.
struct LazyDirection: Hashable {
  let axis: Axis
  /// Whether several of them lie beside each other in a line.
  let isGrid: Bool
  /// Whether lines begin at the right.
  var isRightToLeft = false

  /// Whether a container is laid out from its end to its beginning.
  var isReversed: Bool { axis == .horizontal && isRightToLeft }

  /// A length along the axis, and none across.
  func way(_ length: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)
  }
}
