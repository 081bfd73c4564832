/// The element of a `KeyPressModifier`.
final class KeyPressElement: WrapperElement {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  func press(_ key: KeyPress) -> Bool {
    modifier.phases.contains(key.phase) && modifier.isMeant(key)
      && modifier.action(key) == .handled
  }
}
