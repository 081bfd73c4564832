import Foundation

/// The effect of `projectionEffect` and `transformEffect`: a fixed map.
struct TransformEffect: GeometryEffect {
  var transform: ProjectionTransform

  typealias AnimatableData = EmptyAnimatableData

  func effectValue(size: CGSize) -> ProjectionTransform {
    transform
  }
}

extension View {
  /// Maps what the view looks like; its top left corner is the origin.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }

  /// Maps what the view looks like; its top left corner is the origin.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }
}
