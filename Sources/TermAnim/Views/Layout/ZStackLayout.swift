public import Foundation

/// The layout of a stack along the axis of sight.
public struct ZStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData

  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard let extent = extent(proposal, subviews) else { return .zero }
    return extent.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let extent = extent(proposal, subviews) else { return }
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX - dimensions[alignment.horizontal] - extent.minX,
          y: bounds.minY - dimensions[alignment.vertical] - extent.minY),
        proposal: proposal)
    }
  }

  /// What the subviews cover when their guides meet at the origin; nil for none.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
    let priority = subviews.map(\.priority).max()
    var extent: CGRect?
    for subview in subviews where subview.priority == priority {
      let dimensions = subview.dimensions(in: proposal)
      let frame = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      extent = extent?.union(frame) ?? frame
    }
    return extent
  }
}
