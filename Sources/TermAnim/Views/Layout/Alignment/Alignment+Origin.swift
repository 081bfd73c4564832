import Foundation

extension Alignment {
  /// Where the origin of a view is when its guides meet those of `frame`.
  func origin(of view: ViewDimensions, in frame: CGRect) -> CGPoint {
    let outer = ViewDimensions(size: frame.size)
    return CGPoint(
      x: frame.minX + outer[horizontal] - view[horizontal],
      y: frame.minY + outer[vertical] - view[vertical])
  }
}
