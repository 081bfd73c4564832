public import Foundation

/// A shape in a rectangle that is narrower on all sides.
public struct InsetByShape<Base: InsettableShape>: InsettableShape {
  let shape: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.shrunk(by: amount))
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func inset(by amount: CGFloat) -> InsetByShape<Base> {
    InsetByShape(shape: shape, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      var shape = shape
      shape.animatableData = newValue.first
      self = InsetByShape(shape: shape, amount: newValue.second)
    }
  }
}

extension CGRect {
  /// The rectangle moved inwards on all sides; at most to nothing, at its centre.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
