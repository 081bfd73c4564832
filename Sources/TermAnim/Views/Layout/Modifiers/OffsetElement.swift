import Foundation

/// The element of an `OffsetModifier`.
final class OffsetElement: WrapperElement {
  var modifier: OffsetModifier {
    didSet { setNeedsLayout() }
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
