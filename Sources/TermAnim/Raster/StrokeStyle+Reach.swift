import Foundation

extension StrokeStyle {
  /// The farthest that the stroke's outline may be from the path, in points; 0 for bad numbers.
  var reach: CGFloat {
    guard lineWidth > 0 && lineWidth.isFinite else { return 0 }
    let miter = lineJoin == .miter && miterLimit > 1 ? min(miterLimit, 1e6) : 1
    return lineWidth / 2 * max(miter, 2.0.squareRoot())
  }
}
