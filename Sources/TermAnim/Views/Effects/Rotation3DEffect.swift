public import Foundation

/// The effect of `rotation3DEffect`.
struct Rotation3DEffect: GeometryEffect {
  var angle: Angle
  var axis: SIMD3<Double>
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      SIMD3<Double>, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >

  var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          axis, AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      axis = newValue.second.first
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second.first
      perspective = newValue.second.second.second.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    Rotation3D(
      angle: angle, axis: (x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
      perspective: perspective
    ).transform(size: size)
  }
}

extension View {
  /// Turns the view in space around `axis`, seen in perspective.
  ///
  /// The length of `axis` is of no meaning; `anchor` stays where it is, and the axis passes
  /// `anchorZ` points in front of the view. With `perspective`, what is nearer looks larger.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)),
        anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
