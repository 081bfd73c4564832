import Foundation

/// Lets each view of a geometry reader begin at its corner, with all its room, whatever the others
/// take.
struct GeometryReaderLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
