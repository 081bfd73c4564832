import Foundation

/// The layout of a `PanelScroll`: as wide and as high as what scrolls, but no higher than the room.
struct PanelScrollLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: content.width, height: min(content.height, proposal.height ?? content.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
