import Foundation

/// The element of an `AlignmentGuideModifier`.
final class AlignmentGuideElement: WrapperElement {
  var modifier: AlignmentGuideModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: AlignmentGuideModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard guide == modifier.guide else { return super.explicitGuide(guide, for: proposal) }
    return modifier.place(content.dimensions(for: proposal))
  }
}
