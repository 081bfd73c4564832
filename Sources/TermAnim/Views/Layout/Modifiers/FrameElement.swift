import Foundation

/// The element of a `FrameModifier`.
final class FrameElement: UnaryLayoutElement<FrameModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: inner(proposal))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }

  override var holdsLayout: Bool {
    modifier.width != nil && modifier.height != nil && !hasToldOfContent
  }

  override func origin(in frame: CGRect, offering inner: ProposedViewSize) -> CGPoint {
    modifier.alignment.origin(of: content.dimensions(for: inner), in: frame)
  }

  override func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }
}
