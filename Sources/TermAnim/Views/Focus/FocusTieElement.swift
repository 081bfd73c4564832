/// The element of a `FocusTieModifier`.
final class FocusTieElement: WrapperElement {
  var tie: any FocusTie

  init(_ tie: any FocusTie, around content: Element, scope: TransactionScope) {
    self.tie = tie
    super.init(around: content, scope: scope)
    graph.focus.add(self)
    guard tie.isWanted, let state = tie.state else { return }
    graph.afterUpdate { [unowned graph] in graph.focus.follow(state) }
  }
}
