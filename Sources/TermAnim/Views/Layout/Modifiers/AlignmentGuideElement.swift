import Foundation

/// The element of an `AlignmentGuideModifier`.
final class AlignmentGuideElement: WrapperElement, ReadingElement {
  var reader: Backlink<ViewNode>?
  var modifier: AlignmentGuideModifier {
    didSet { setNeedsLayout() }
  }

  init(_ modifier: AlignmentGuideModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func explicitGuide(_ guide: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    if guide == modifier.guide {
      let dimensions = content.dimensions(for: proposal)
      let place = reading { modifier.place(dimensions) }
      if place.isFinite { return place }
    }
    return super.explicitGuide(guide, for: proposal)
  }
}
