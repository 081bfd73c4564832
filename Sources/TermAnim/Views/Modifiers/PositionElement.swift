import Foundation

/// The element of a `PositionModifier`.
final class PositionElement: WrapperElement {
  var modifier: PositionModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: PositionModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  override func didPlace() {
    let size = content.size(for: placedProposal)
    content.place(
      at: CGPoint(
        x: frame.minX + modifier.position.x - size.width / 2,
        y: frame.minY + modifier.position.y - size.height / 2),
      proposal: placedProposal)
  }
}
