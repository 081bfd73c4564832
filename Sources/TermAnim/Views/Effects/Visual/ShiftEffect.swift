import Foundation

/// Draws a view some way off, in points: the `offset` of visual effects, and that of transitions.
struct ShiftEffect: GeometryEffect {
  var offset: CGSize

  typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  var animatableData: AnimatableData {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
