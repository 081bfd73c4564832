/// The modifier of `keyboardShortcut`.
nonisolated struct ShortcutModifier: ElementModifier {
  let shortcut: KeyboardShortcut?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ShortcutElement {
    ShortcutElement(shortcut, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ShortcutElement, in inputs: ViewInputs) {
    element.shortcut = shortcut
  }
}

/// The element of a `ShortcutModifier`.
final class ShortcutElement: WrapperElement {
  var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, around content: Element, scope: TransactionScope) {
    self.shortcut = shortcut
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  /// Whether `key` is the shortcut.
  func matches(_ key: KeyPress) -> Bool {
    shortcut?.matches(key) ?? false
  }
}
