import Foundation

/// The element of an `OffsetModifier`.
///
/// Nothing around depends on the offset, so that another one places the content and lays out
/// nothing else.
final class OffsetElement: WrapperElement {
  var modifier: OffsetModifier {
    didSet { setNeedsPlacementOfContent() }
  }

  init(_ modifier: OffsetModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
  }

  override func didPlace() {
    place(
      content,
      at: CGPoint(x: frame.minX + modifier.offset.width, y: frame.minY + modifier.offset.height),
      proposal: placedProposal)
  }
}
