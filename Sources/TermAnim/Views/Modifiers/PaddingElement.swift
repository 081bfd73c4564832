import Foundation

/// The element of a `PaddingModifier`.
final class PaddingElement: WrapperElement {
  var modifier: PaddingModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: PaddingModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = modifier.insets
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let insets = modifier.insets
    return content.explicitGuide(guide, for: proposal.inset(by: insets)).map {
      $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func didPlace() {
    let insets = modifier.insets
    content.place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      proposal: placedProposal.inset(by: insets))
  }
}
