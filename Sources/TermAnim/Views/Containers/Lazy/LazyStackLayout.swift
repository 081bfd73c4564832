import Foundation

/// The layout of lazy stacks: each view has its own length, and the stack all the breadth.
struct LazyStackLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let axis: Axis
  /// Lines the views up across the axis.
  let guide: AlignmentKey
  /// Nil is each view's own.
  let spacing: CGFloat?

  private var stack: StackLayout { StackLayout(axis: axis, guide: guide, spacing: spacing) }

  /// What the stack within offers: nothing along the axis.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: proposal.across(axis))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = stack.size(inner(proposal), subviews)
    guard let across = proposal.across(axis), across.isFinite else { return size }
    return axis == .horizontal
      ? CGSize(width: size.width, height: max(size.height, across))
      : CGSize(width: max(size.width, across), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let inner = inner(proposal)
    let size = stack.size(inner, subviews)
    func place(_ size: CGSize) -> CGFloat { guide.id.defaultValue(in: ViewDimensions(size: size)) }
    let inset = place(bounds.size) - place(size)
    let origin =
      axis == .horizontal
      ? CGPoint(x: bounds.minX, y: bounds.minY + inset)
      : CGPoint(x: bounds.minX + inset, y: bounds.minY)
    stack.place(subviews, in: CGRect(origin: origin, size: size), inner)
  }
}
