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
    // All are offered what the stack has become, such as a ground what the text in front has taken.
    // One alone has made it so by what it was offered, as what is in front of a view has.
    let proposal =
      subviews.count == 1
      ? ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
      : ProposedViewSize(bounds.size)
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

  /// What the subviews of the highest priority cover when their guides meet at the origin; nil for
  /// none.
  private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect? {
    var extent: (priority: Double, frame: CGRect)?
    for subview in subviews {
      let priority = subview.priority
      if let extent, priority < extent.priority { continue }
      let dimensions = subview.dimensions(in: proposal)
      let frame = CGRect(
        x: dimensions.width == .infinity ? 0 : -dimensions[alignment.horizontal],
        y: dimensions.height == .infinity ? 0 : -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      if let known = extent, known.priority == priority {
        extent = (priority, known.frame.union(frame))
      } else {
        extent = (priority, frame)
      }
    }
    return extent?.frame
  }
}
