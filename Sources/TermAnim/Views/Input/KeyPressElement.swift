/// The element of a `KeyPressModifier`.
final class KeyPressElement: WrapperElement {
  var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, around content: Element, scope: TransactionScope) {
    self.modifier = modifier
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  /// The text that keys edit in the view, where there is nothing else in it.
  var editedText: FocusableElement? {
    var element: Element? = content
    while let wrapper = element as? WrapperElement {
      if let text = wrapper as? FocusableElement, text.editsText { return text }
      element = wrapper.content
    }
    return nil
  }

  func press(_ key: KeyPress) -> Bool {
    modifier.phases.contains(key.phase) && modifier.isMeant(key)
      && modifier.action(key) == .handled
  }
}
