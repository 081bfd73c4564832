public import Foundation

/// A modifier that maps what a view looks like, and leaves its place in the layout alone.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of that size, whose top left corner is the origin; size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect: layout never takes notice of it.
  nonisolated public func ignoredByLayout() -> some GeometryEffect {
    self
  }
}
