import Foundation

/// Two shapes in the same rectangle, combined into one.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  /// What becomes of the two outlines.
  let combine: @Sendable (Path, Path) -> Path

  static var role: ShapeRole { First.role }

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  /// One that is fixed, as a rectangle is, leaves it to the other.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    let behavior = first.layoutDirectionBehavior
    return behavior == .fixed ? second.layoutDirectionBehavior : behavior
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    first.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
