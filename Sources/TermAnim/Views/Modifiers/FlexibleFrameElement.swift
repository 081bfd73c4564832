import Foundation

/// The element of a `FlexibleFrameModifier`.
final class FlexibleFrameElement: WrapperElement {
  var modifier: FlexibleFrameModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: FlexibleFrameModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = content.size(for: inner)
    return CGSize(
      width: modifier.horizontal.length(content: size.width, proposal: inner.width),
      height: modifier.vertical.length(content: size.height, proposal: inner.height))
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func didPlace() {
    let inner = inner(placedProposal)
    content.place(
      at: modifier.alignment.origin(of: content.dimensions(for: inner), in: frame),
      proposal: inner)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal.proposal(proposal.width),
      height: modifier.vertical.proposal(proposal.height))
  }
}
