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
    if guide == modifier.guide {
      let place = modifier.place(content.dimensions(for: proposal))
      if place.isFinite { return place }
    }
    return super.explicitGuide(guide, for: proposal)
  }
}
