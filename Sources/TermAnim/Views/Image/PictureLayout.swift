import Foundation
import OpenCombine

/// Lets its content choose a size for a proposal, whatever the screen, and tells it.
struct PictureLayout: Layout {
  typealias AnimatableData = EmptyAnimatableData

  let proposal: ProposedViewSize
  let extent: Locked<CGSize>

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = subviews.first?.sizeThatFits(self.proposal) ?? .zero
    extent.withLock { $0 = size }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: self.proposal)
  }
}
