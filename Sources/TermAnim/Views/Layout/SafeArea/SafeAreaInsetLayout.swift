import Foundation

/// The layout of `safeAreaInset`: the second view at an edge, the first in what it leaves.
struct SafeAreaInsetLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let edge: Edge
  /// Lines the second view up along the edge.
  let guide: AlignmentKey
  /// In points.
  let spacing: CGFloat

  var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 2 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    let (content, inset, taken) = sizes(proposal, subviews)
    return axis == .vertical
      ? CGSize(width: max(content.width, inset.width), height: content.height + taken)
      : CGSize(width: content.width + taken, height: max(content.height, inset.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
      return
    }
    let (_, inset, taken) = sizes(proposal, subviews)
    var (contentFrame, insetFrame) = (bounds, bounds)
    switch edge {
    case .top:
      (insetFrame.size.height, contentFrame.origin.y) = (inset.height, bounds.minY + taken)
    case .bottom:
      (insetFrame.size.height, insetFrame.origin.y) = (inset.height, bounds.maxY - inset.height)
    case .leading:
      (insetFrame.size.width, contentFrame.origin.x) = (inset.width, bounds.minX + taken)
    case .trailing:
      (insetFrame.size.width, insetFrame.origin.x) = (inset.width, bounds.maxX - inset.width)
    }
    contentFrame.size.height -= axis == .vertical ? taken : 0
    contentFrame.size.width -= axis == .horizontal ? taken : 0
    place(subviews[0], in: contentFrame, .center, contentProposal(proposal, taken))
    place(subviews[1], in: insetFrame, alignment, insetProposal(proposal))
  }

  private func place(
    _ subview: LayoutSubview, in frame: CGRect, _ alignment: Alignment,
    _ proposal: ProposedViewSize
  ) {
    subview.place(
      at: alignment.origin(of: subview.dimensions(in: proposal), in: frame), proposal: proposal)
  }

  private var alignment: Alignment {
    axis == .vertical
      ? Alignment(horizontal: HorizontalAlignment(guide.id), vertical: .top)
      : Alignment(horizontal: .leading, vertical: VerticalAlignment(guide.id))
  }

  /// The sizes of both views, and how much of the space the second takes.
  private func sizes(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (content: CGSize, inset: CGSize, taken: CGFloat) {
    let inset = subviews[1].sizeThatFits(insetProposal(proposal))
    let taken = inset.along(axis) + spacing
    return (subviews[0].sizeThatFits(contentProposal(proposal, taken)), inset, taken)
  }

  /// The second view is as long as it likes across the edge.
  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: proposal.across(axis))
  }

  private func contentProposal(_ proposal: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      along: axis, proposal[axis].map { max(0, $0 - taken) }, across: proposal.across(axis))
  }
}
