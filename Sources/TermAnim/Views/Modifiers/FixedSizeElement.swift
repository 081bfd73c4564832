import Foundation

/// The element of a `FixedSizeModifier`.
final class FixedSizeElement: WrapperElement {
  var modifier: FixedSizeModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: FixedSizeModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: inner(proposal))
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    content.explicitGuide(guide, for: inner(proposal))
  }

  override func didPlace() {
    content.place(at: frame.origin, proposal: inner(placedProposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width,
      height: modifier.vertical ? nil : proposal.height)
  }
}
