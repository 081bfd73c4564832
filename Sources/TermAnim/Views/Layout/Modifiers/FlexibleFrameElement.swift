import Foundation

/// The element of a `FlexibleFrameModifier`.
final class FlexibleFrameElement: UnaryLayoutElement<FlexibleFrameModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let size = content.size(for: inner)
    return CGSize(
      width: modifier.horizontal.length(content: size.width, proposal: inner.width),
      height: modifier.vertical.length(content: size.height, proposal: inner.height))
  }

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    modifier.alignment.origin(of: content.dimensions(for: inner), in: frame)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal.proposal(proposal.width),
      height: modifier.vertical.proposal(proposal.height))
  }

  override func placing(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal.placing(proposal.width, in: size.width),
      height: modifier.vertical.placing(proposal.height, in: size.height))
  }
}
