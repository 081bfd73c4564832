/// The element of a `KeyPressModifier`.
final class KeyPressElement: WrapperElement {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  /// How many elements are around this one.
  var depth: Int {
    sequence(first: self as Element, next: \.parent).reduce(-1) { count, _ in count + 1 }
  }

  func press(_ key: KeyPress) -> Bool {
    guard modifier.keys?.contains(key.key) ?? true, modifier.phases.contains(key.phase) else {
      return false
    }
    return modifier.action(key) == .handled
  }
}
