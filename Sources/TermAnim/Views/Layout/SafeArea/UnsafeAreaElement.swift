import Foundation

/// An element whose content reaches below the bars at the edges that it touches.
final class UnsafeAreaElement: WrapperElement {
  var edges: Edge.Set {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }

  init(_ edges: Edge.Set, around content: Element, scope: TransactionScope) {
    self.edges = edges
    super.init(around: content, scope: scope)
  }

  override func didPlace() {
    let room = roomBeyond
    let insets = EdgeInsets(
      top: edges.contains(.top) ? room.top : 0,
      leading: edges.contains(.leading) ? room.leading : 0,
      bottom: edges.contains(.bottom) ? room.bottom : 0,
      trailing: edges.contains(.trailing) ? room.trailing : 0)
    guard insets != EdgeInsets() else { return super.didPlace() }
    let whole = frame.grown(by: isRightToLeft ? insets.mirrored : insets)
    let proposal = ProposedViewSize(whole.size)
    let size = content.size(for: proposal)
    content.place(
      at: CGPoint(x: whole.midX - size.width / 2, y: whole.midY - size.height / 2),
      proposal: proposal)
  }
}
