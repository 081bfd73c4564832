import Foundation

/// Where the corners of a rectangle are in another space.
///
/// They say more than the box around them, which may be the same when the rectangle is turned over.
struct FrameCorners {
  private let points: (CGPoint, CGPoint, CGPoint, CGPoint)

  /// The corners of `rect`, each moved by `move`.
  init(of rect: CGRect, moving move: (CGPoint) -> CGPoint) {
    points = (
      move(CGPoint(x: rect.minX, y: rect.minY)), move(CGPoint(x: rect.maxX, y: rect.minY)),
      move(CGPoint(x: rect.minX, y: rect.maxY)), move(CGPoint(x: rect.maxX, y: rect.maxY))
    )
  }

  private init(_ points: (CGPoint, CGPoint, CGPoint, CGPoint)) {
    self.points = points
  }

  /// The corners, each moved by `move`.
  func moved(by move: (CGPoint) -> CGPoint) -> FrameCorners {
    FrameCorners((move(points.0), move(points.1), move(points.2), move(points.3)))
  }

  /// The box around the corners that are numbers.
  var box: CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for point in [points.0, points.1, points.2, points.3] {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the numbers are the same, NaN being the same as NaN.
  func isSame(as other: FrameCorners) -> Bool {
    func isSame(_ point: CGPoint, _ other: CGPoint) -> Bool {
      isSame(point.x, other.x) && isSame(point.y, other.y)
    }
    func isSame(_ number: CGFloat, _ other: CGFloat) -> Bool {
      number == other || number.isNaN && other.isNaN
    }
    return isSame(points.0, other.points.0) && isSame(points.1, other.points.1)
      && isSame(points.2, other.points.2) && isSame(points.3, other.points.3)
  }
}
