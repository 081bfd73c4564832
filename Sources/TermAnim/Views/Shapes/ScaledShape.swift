public import Foundation

/// A shape made larger or smaller around a point.
public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// What stays where it is.
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.scaling(by: scale, around: anchor.point(in: rect)))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension Shape {
  /// The shape with its width times `x` and its height times `y`.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape `scale` times as large.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
