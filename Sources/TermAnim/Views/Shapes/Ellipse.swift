public import Foundation

/// An ellipse that touches the sides of the space it is given.
public struct Ellipse: InsettableShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  public func inset(by amount: CGFloat) -> InsetByShape<Ellipse> {
    InsetByShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
