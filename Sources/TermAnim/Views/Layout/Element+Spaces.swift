import Foundation

extension Element {
  /// Where a point in the space of the element's frame is in a coordinate space, as it is shown.
  ///
  /// The local space begins at the origin of the frame. O(number of elements around).
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local:
      return CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    case .global:
      return screenPoint(ofLocal: point)
    case .named(let name):
      var (point, element) = (point, parent)
      while let around = element {
        point = around.shownPoint(ofContent: point)
        if let named = around as? CoordinateSpaceElement, named.isCalled(name) {
          return CGPoint(x: point.x - named.frame.minX, y: point.y - named.frame.minY)
        }
        element = around.parent
      }
      return point
    }
  }

  /// The box around a rectangle in the space of the element's frame, in a coordinate space.
  final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    rect.box { convert($0, to: space) }
  }

  /// The nearest element around whose space has the name.
  final func space(called name: AnyHashable) -> CoordinateSpaceElement? {
    sequence(first: parent, next: { $0?.parent })
      .prefix { $0 != nil }
      .lazy.compactMap { $0 as? CoordinateSpaceElement }
      .first { $0.isCalled(name) }
  }
}

extension CGRect {
  /// The box around the rectangle's corners, each moved by `move`.
  func box(moving move: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(move)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(.infinity, min), ys.reduce(.infinity, min))
    let (right, bottom) = (xs.reduce(-.infinity, max), ys.reduce(-.infinity, max))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
