public import Foundation

/// A shape turned around a point.
public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  /// What stays where it is.
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.rotation(by: angle, around: anchor.point(in: rect)))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The shape turned by `angle`, clockwise on the screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
