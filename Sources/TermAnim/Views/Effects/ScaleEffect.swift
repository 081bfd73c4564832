public import Foundation

/// The effect of `scaleEffect`.
struct ScaleEffect: GeometryEffect {
  var scale: CGSize
  var anchor: UnitPoint

  typealias AnimatableData = AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>

  var animatableData: AnimatableData {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(.scaling(by: scale, around: center))
  }
}

extension View {
  /// Draws the view `scale` times as large; `anchor` stays where it is.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
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
