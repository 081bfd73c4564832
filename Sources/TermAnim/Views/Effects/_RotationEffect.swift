public import Foundation

/// The effect of `rotationEffect` by SwiftUI's own name, for transitions and `ignoredByLayout()`.
// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _RotationEffect: GeometryEffect {
  public var angle: Angle
  public var anchor: UnitPoint

  public typealias AnimatableData = AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>

  public init(angle: Angle, anchor: UnitPoint = .center) {
    (self.angle, self.anchor) = (angle, anchor)
  }

  public var animatableData: AnimatableData {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    return ProjectionTransform(.rotation(by: angle, around: center))
  }
}

extension View {
  /// Turns the view by `angle`, clockwise on the screen; `anchor` stays where it is.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
