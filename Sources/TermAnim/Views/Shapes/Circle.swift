public import Foundation

/// The largest circle around the centre of the space it is given.
public struct Circle: InsettableShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// A square: the shorter of the lengths that are offered, and 10 points where none is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> InsetByShape<Circle> {
    InsetByShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
