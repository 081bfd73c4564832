public import Foundation

/// The effect of `scaleEffect` by SwiftUI's own name, for transitions and `ignoredByLayout()`.
// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _ScaleEffect: GeometryEffect {
  public var scale: CGSize
  public var anchor: UnitPoint

  public typealias AnimatableData = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

  public init(scale: CGSize, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }

  public var animatableData: AnimatableData {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(.scaling(by: scale, around: center))
  }
}

extension View {
  /// Draws the view `scale` times as large; `anchor` stays where it is.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view `s` times as large; `anchor` stays where it is.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view `x` times as wide and `y` times as high; `anchor` stays where it is.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
