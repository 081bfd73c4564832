import Foundation

/// What horizontal and vertical stacks have in common.
struct StackLayout: Sendable {
  let axis: Axis
  /// Lines the views up across the axis.
  let guide: AlignmentKey
  /// Nil is each view's own.
  let spacing: CGFloat?

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let arrangement = arrangement(proposal, subviews)
    let (low, high) = extent(arrangement, proposal, subviews)
    return axis == .horizontal
      ? CGSize(width: arrangement.length, height: high - low)
      : CGSize(width: high - low, height: arrangement.length)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let proposal = proposalWhenPlacing(in: bounds.size, proposal)
    let arrangement = arrangement(proposal, subviews)
    let (low, _) = extent(arrangement, proposal, subviews)
    for (index, offset) in arrangement.offsets.enumerated() {
      let proposal = self.proposal(arrangement.offers[index], proposal)
      let across = -subviews[index].dimensions(in: proposal)[guide] - low
      let point =
        axis == .horizontal
        ? CGPoint(x: bounds.minX + offset, y: bounds.minY + across)
        : CGPoint(x: bounds.minX + across, y: bounds.minY + offset)
      subviews[index].place(at: point, proposal: proposal)
    }
  }

  private func arrangement(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> StackArrangement {
    StackArrangement(subviews, axis: axis, spacing: spacing, proposal: proposal)
  }

  /// A stack that is left to choose its size across the axis offers what it chose to all of its
  /// views, so that those that fill become as wide or high as the largest.
  private func proposalWhenPlacing(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? size.height)
      : ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height)
  }

  /// What a subview is offered that is offered so much along the axis.
  ///
  /// It has its place by the same offer as its length: of less, a view that takes a share of it
  /// would take less again.
  private func proposal(_ offer: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: axis, offer, across: proposal.across(axis))
  }

  /// How far the subviews reach before and after the common guide; nothing for no subviews.
  ///
  /// With one that is infinite it is not known where the guides of the others are.
  private func extent(
    _ arrangement: StackArrangement, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (low: CGFloat, high: CGFloat) {
    guard !subviews.isEmpty else { return (0, 0) }
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, offer) in arrangement.offers.enumerated() {
      let dimensions = subviews[index].dimensions(in: self.proposal(offer, proposal))
      let breadth = axis == .horizontal ? dimensions.height : dimensions.width
      guard breadth != .infinity else { return (0, .infinity) }
      let start = -dimensions[guide]
      low = min(low, start)
      high = max(high, start + breadth)
    }
    return (low, high)
  }
}
