/// The element of a `FocusScopeModifier`.
final class FocusScopeElement: WrapperElement {
  var role: FocusScope

  init(_ role: FocusScope, around content: Element, scope: TransactionScope) {
    self.role = role
    super.init(around: content, scope: scope)
    graph.focus.add(self)
    guard role.isPreferred == true else { return }
    graph.afterUpdate { [weak self, unowned graph] in
      if let self { _ = graph.focus.lead(into: self) }
    }
  }
}
