import Foundation

/// The effect of `rotationEffect`.
struct RotationEffect: GeometryEffect {
  var angle: Angle
  var anchor: UnitPoint

  typealias AnimatableData = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>

  var animatableData: AnimatableData {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(.rotation(by: angle, around: center))
  }
}

extension View {
  /// Turns the view by `angle`, clockwise on the screen; `anchor` stays where it is.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
}
