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
        if let named = around as? CoordinateSpaceElement, named.isCalled(name) {
          let origin = named.contentBounds.origin
          return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        }
        point = around.shownPoint(ofContent: point)
        element = around.parent
      }
      return point
    }
  }

  /// The box around a rectangle in the space of the element's frame, in a coordinate space.
  final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    rect.box { convert($0, to: space) }
  }

  /// The box around the element as it is shown in the content of an element around, or on the
  /// screen for nil, once the layout has come to rest.
  final func frame(inContentOf outer: Element?) -> CGRect {
    frame.box { point in
      var (point, around) = (point, parent)
      while let next = around, next !== outer {
        point = next.restingPoint(ofContent: point)
        around = next.parent
      }
      return point
    }
  }

  /// The nearest element around whose space has the name.
  final func space(called name: AnyHashable) -> CoordinateSpaceElement? {
    around.lazy.compactMap { $0 as? CoordinateSpaceElement }.first { $0.isCalled(name) }
  }
}

extension CGRect {
  /// The box around the rectangle's corners, each moved by `move`.
  func box(moving move: (CGPoint) -> CGPoint) -> CGRect {
    FrameCorners(of: self, moving: move).box
  }
}
