import Foundation

/// The element of a `FrameModifier`.
final class FrameElement: WrapperElement {
  var modifier: FrameModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: FrameModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }

  override var holdsLayout: Bool {
    modifier.width != nil && modifier.height != nil && !hasToldOfContent
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
      width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }
}
