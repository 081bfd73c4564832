import Foundation

/// The element of a `FixedSizeModifier`.
final class FixedSizeElement: UnaryLayoutElement<FixedSizeModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: inner(proposal))
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }
}
