public import Foundation

/// The effect of `rotation3DEffect` by SwiftUI's own name, for transitions and `ignoredByLayout()`.
// swift-format-ignore: NoLeadingUnderscores
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public var angle: Angle
  private var direction: SIMD3<Double>
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    direction = SIMD3(Double(axis.x), Double(axis.y), Double(axis.z))
    (self.angle, self.anchor) = (angle, anchor)
    (self.anchorZ, self.perspective) = (anchorZ, perspective)
  }

  /// What the view turns around; its length is of no meaning.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat) {
    get { (direction.x, direction.y, direction.z) }
    set { direction = SIMD3(Double(newValue.x), Double(newValue.y), Double(newValue.z)) }
  }

  public typealias AnimatableData = AnimatablePair<
    Angle.AnimatableData,
    AnimatablePair<
      SIMD3<Double>, AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          direction, AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      direction = newValue.second.first
      anchor.animatableData = newValue.second.second.first
      anchorZ = newValue.second.second.second.first
      perspective = newValue.second.second.second.second
    }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    Rotation3D(
      angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective
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
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
