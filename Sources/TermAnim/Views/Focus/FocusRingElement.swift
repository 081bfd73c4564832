import Foundation

/// The line around what has the focus, which is on its way when that is.
final class FocusRingElement: LeafElement {
  private weak var owner: FocusableElement?

  init(of owner: FocusableElement) {
    self.owner = owner
    super.init(graph: owner.graph, scope: owner.scope)
    parent = owner
    place(around: owner)
  }

  /// Goes where layout has put the element that has the focus.
  func place(around owner: FocusableElement) {
    let frame = owner.ringedFrame
    place(at: frame.origin, proposal: ProposedViewSize(frame.size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func commands(in frame: CGRect) -> [DisplayList.Command] {
    owner?.ringCommand(in: frame).map { [$0] } ?? []
  }
}
