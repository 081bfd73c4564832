import Foundation

/// The element of an `AlignedModifier`.
final class AlignedElement: WrapperElement {
  private let unit: GridUnit
  var pixelsPerPoint: CGSize {
    didSet { if pixelsPerPoint != oldValue { setNeedsLayout() } }
  }

  init(
    _ unit: GridUnit, pixelsPerPoint: CGSize, around content: Element, scope: TransactionScope
  ) {
    (self.unit, self.pixelsPerPoint) = (unit, pixelsPerPoint)
    super.init(around: content, scope: scope)
  }

  override func didPlace() {
    content.place(
      at: unit.nearest(to: frame.origin, pixelsPerPoint: pixelsPerPoint, from: gridOffset),
      proposal: placedProposal)
  }
}
