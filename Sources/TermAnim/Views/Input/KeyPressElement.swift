/// The element of a `KeyPressModifier`.
final class KeyPressElement: WrapperElement {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  func press(_ key: KeyPress) -> Bool {
    guard modifier.keys?.contains(key.key) ?? true, modifier.phases.contains(key.phase) else {
      return false
    }
    return modifier.action(key) == .handled
  }
}
