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
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    tellOfContent()
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  override var holdsLayout: Bool { !hasToldOfContent }

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
