/// The element of an `AnchorModifier`: the panel goes where it goes.
final class AnchorElement: WrapperElement {
  weak var anchor: PresentationAnchor?

  override func didPlace() {
    super.didPlace()
    anchor?.panel?.setNeedsLayout()
  }
}
