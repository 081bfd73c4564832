/// The element of an `ExitModifier`.
final class ExitElement: WrapperElement {
  var leave: () -> Void

  init(_ leave: @escaping () -> Void, around content: Element, scope: TransactionScope) {
    self.leave = leave
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }
}
