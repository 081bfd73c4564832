public import Foundation

/// A rectangle that fills the space it is given.
public struct Rectangle: InsettableShape {
  public init() {}

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  public func inset(by amount: CGFloat) -> InsetByShape<Rectangle> {
    InsetByShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
