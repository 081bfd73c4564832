public import Foundation

/// A shape moved by some way.
public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  /// In points.
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    (self.shape, self.offset) = (shape, offset)
  }

  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// The shape moved by `offset` points.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved by `offset` points.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved by `x` and `y` points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
}
