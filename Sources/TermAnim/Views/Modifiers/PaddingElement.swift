import Foundation

/// The element of a `PaddingModifier`.
class PaddingElement: WrapperElement {
  final var modifier: PaddingModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: PaddingModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  /// How far the content keeps from the edges, in points.
  var insets: EdgeInsets { modifier.insets }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let insets = insets
    return content.explicitGuide(guide, for: proposal.inset(by: insets)).map {
      $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func didPlace() {
    let insets = insets
    content.place(
      at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
      proposal: placedProposal.inset(by: insets))
  }
}
