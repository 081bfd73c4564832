import Foundation

/// The layout of segments: side by side, whole cells high, all as wide as the widest, or as there
/// is room for.
struct SegmentsLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let pixelsPerPoint: CGSize

  /// On both sides of a segment, in points, which are whole pixels.
  private var padding: CGSize {
    CGSize(width: 8, height: GridHeight.distance(8, pixelsPerPoint: pixelsPerPoint))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = (sizes.map(\.width).max() ?? 0) + 2 * padding.width
    let height = GridHeight(pixelsPerPoint: pixelsPerPoint, unit: .cell)
      .rounded((sizes.map(\.height).max() ?? 0) + 2 * padding.height)
    let ideal = width * CGFloat(subviews.count)
    return CGSize(width: proposal.width.map { max($0, 0) } ?? ideal, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    // So that titles that are cut do not touch.
    let room = max(0, width - padding.width)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: room, height: nil))
    }
  }
}
