import Foundation

extension Shape {
  /// The outline within `rect` where rows begin as `direction` says.
  func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    turned(path(in: rect), in: rect, direction)
  }

  /// An outline of the shape, made from left to right, as it is where rows begin as `direction`
  /// says: in its mirror within `rect`, unless the shape is for one direction only.
  func turned(_ path: Path, in rect: CGRect, _ direction: LayoutDirection) -> Path {
    guard layoutDirectionBehavior.isMirrored(in: direction) else { return path }
    return path.applying(CGAffineTransform(mirroringIn: rect))
  }
}
