public import Foundation

/// Draws a view some way off, in points: the `offset` of visual effects, and that of transitions.
///
/// The name is SwiftUI's own, for transitions and `ignoredByLayout()`.
// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _OffsetEffect: GeometryEffect {
  public var offset: CGSize

  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  public init(offset: CGSize) {
    self.offset = offset
  }

  public var animatableData: AnimatableData {
    get { AnimatablePair(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}
