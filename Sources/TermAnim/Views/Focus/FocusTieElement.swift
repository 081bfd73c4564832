/// The element of a `FocusTieModifier`.
final class FocusTieElement: WrapperElement {
  private(set) var tie: any FocusTie

  init(_ tie: any FocusTie, around content: Element, scope: TransactionScope) {
    self.tie = tie
    super.init(around: content, scope: scope)
    graph.focus.add(self)
    guard tie.isWanted, let state = tie.state else { return }
    graph.afterUpdate { [unowned graph] in graph.focus.follow(state) }
  }

  /// Is tied by `tie` from now on; the focus stays where it is, and is told of as `tie` says.
  func update(to tie: any FocusTie) {
    let old = self.tie
    self.tie = tie
    if !tie.isSame(as: old), graph.focus.isWithin(self) {
      old.lost()
      tie.gained()
    }
  }
}
