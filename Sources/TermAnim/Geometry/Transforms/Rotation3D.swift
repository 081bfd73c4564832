import Foundation

/// A rotation of a flat rectangle in space, seen in perspective.
struct Rotation3D {
  var angle: Angle
  /// Needs no length of 1; one without length does not turn.
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// What of the rectangle stays where it is.
  var anchor = UnitPoint.center
  /// How far in front of the rectangle the axis passes, in points.
  var anchorZ: CGFloat = 0
  /// How strong the perspective is; 0 is none, at 1 the eye is as far away as the longer side is
  /// long.
  var perspective: CGFloat = 1

  /// What the rotation does to a rectangle of that size with its top left corner at the origin.
  func transform(size: CGSize) -> ProjectionTransform {
    let pivot = (x: anchor.x * size.width, y: anchor.y * size.height)
    let longerSide = max(size.width, size.height)
    var lens = CATransform3DIdentity
    if longerSide > 0 { lens.m34 = -perspective / longerSide }
    let turn = CATransform3DConcat(
      CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorZ),
      CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
    let seen = CATransform3DConcat(turn, lens)
    return ProjectionTransform(
      CATransform3DConcat(seen, CATransform3DMakeTranslation(pivot.x, pivot.y, anchorZ)))
  }
}
