import Foundation

extension CGAffineTransform {
  /// Turns by `angle`, clockwise on the screen, and leaves `point` where it is.
  static func rotation(by angle: Angle, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  /// Multiplies distances from `point`.
  static func scaling(by scale: CGSize, around point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
