import Foundation

/// A height of whole pixels.
///
/// Where a cell is not exactly twice as high as it is wide, as in most terminals, a pixel is not as
/// high as it is wide: what is to have crisp edges above and below has a height in pixels then, and
/// not in points.
struct PixelHeight: Equatable, Sendable {
  var pixelsPerPoint: CGSize
  /// The height in points where pixels are as high as wide; nil for the content's own.
  var points: CGFloat?

  /// The height in points, of one pixel at least; nil where that is up to the content.
  ///
  /// Of as many pixels as would be as wide, whatever the height of one is: what is around and
  /// inside a control stays in its middle.
  var fixed: CGFloat? {
    guard let points, pixelsPerPoint.width > 0, pixelsPerPoint.height > 0 else { return points }
    return max((points * pixelsPerPoint.width).rounded(), 1) / pixelsPerPoint.height
  }

  /// The height in points of a distance that has `points` where pixels are as high as wide; 0 is 0.
  static func distance(_ points: CGFloat, pixelsPerPoint: CGSize) -> CGFloat {
    guard points > 0 else { return points }
    return PixelHeight(pixelsPerPoint: pixelsPerPoint, points: points).fixed ?? points
  }

  /// The height of whole pixels nearest to that of a content, one at least unless that is 0; both
  /// are in points.
  func nearest(to height: CGFloat) -> CGFloat {
    guard pixelsPerPoint.height > 0, height.isFinite, height > 0 else { return height }
    return max((height * pixelsPerPoint.height).rounded(), 1) / pixelsPerPoint.height
  }
}
