import Foundation

/// A shape in a rectangle of a given size, placed in its space by an anchor.
struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  static var role: ShapeRole { Content.role }

  func path(in rect: CGRect) -> Path {
    let size = CGSize(width: Self.finite(size.width), height: Self.finite(size.height))
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// What stands for an infinite length, in points: more than any screen has, and little enough to
  /// be drawn like other lengths.
  private static var vast: CGFloat { 1e6 }

  private static func finite(_ length: CGFloat) -> CGFloat {
    length == .infinity ? vast : length
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}
