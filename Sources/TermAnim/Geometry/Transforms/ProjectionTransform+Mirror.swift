import Foundation

extension CGAffineTransform {
  /// Exchanges the left and the right side of `rect`.
  init(mirroringIn rect: CGRect) {
    self.init(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
  }
}

extension ProjectionTransform {
  /// The same map of what is seen in a mirror that is `width` points wide.
  func mirrored(across width: CGFloat) -> ProjectionTransform {
    let mirror = ProjectionTransform(
      CGAffineTransform(mirroringIn: CGRect(x: 0, y: 0, width: width, height: 0)))
    return mirror.concatenating(self).concatenating(mirror)
  }
}
