import Foundation

/// A height of whole pixels, or of whole rows of cells.
///
/// Where a cell is not exactly twice as high as it is wide, as in most terminals, a pixel is not as
/// high as it is wide: what is to have crisp edges above and below has a height in pixels then, and
/// not in points.
struct GridHeight: Equatable, Sendable {
  var pixelsPerPoint: CGSize
  /// What the height of a content is rounded to.
  var unit = GridUnit.pixel
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
    return GridHeight(pixelsPerPoint: pixelsPerPoint, points: points).fixed ?? points
  }

  /// The height of whole units for a content of a height; both are in points.
  ///
  /// Of the pixels that come nearest, one at least unless the height is 0; of as many rows of cells
  /// as the content needs, for which a millionth of one is none.
  func rounded(_ height: CGFloat) -> CGFloat {
    let step = unit.height(at: pixelsPerPoint)
    guard step > 0, step.isFinite, height.isFinite, height > 0 else { return height }
    let count = height / step
    return step * (unit == .cell ? (count - 1e-6).rounded(.up) : max(count.rounded(), 1))
  }
}
