import Foundation

/// Draws a view some way off; unlike `offset`, a change of the way is animated by the modifier.
struct ShiftModifier: GeometryEffect {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
