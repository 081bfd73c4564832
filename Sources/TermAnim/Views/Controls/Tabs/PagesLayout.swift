import Foundation

/// The layout of pages side by side, each as large as the whole.
struct PagesLayout: Layout {
  /// Which place of the row shows, in pages from the first.
  var position: Double

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: sizes.map(\.width).max() ?? 10, height: sizes.map(\.height).max() ?? 10))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.midX + (CGFloat(index) - position) * bounds.width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}
