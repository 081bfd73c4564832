public import Foundation

/// A rounded rectangle moved inwards, with corners around the same centres.
public struct InsetRoundedRectangle: InsettableShape {
  var shape: RoundedRectangle
  var amount: CGFloat

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, shape.cornerSize.width - amount),
      height: max(0, shape.cornerSize.height - amount))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: shape.style)
  }

  public func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(shape: shape, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
