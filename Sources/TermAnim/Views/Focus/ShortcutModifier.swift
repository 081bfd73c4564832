/// The modifier of `keyboardShortcut`.
nonisolated struct ShortcutModifier: ElementModifier {
  let shortcut: KeyboardShortcut?
  /// Whether it gives way to those that a program has asked for.
  var isImplied = false

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ShortcutElement {
    ShortcutElement(
      shortcut, isImplied: isImplied, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ShortcutElement, in inputs: ViewInputs) {
    element.shortcut = shortcut
  }
}

/// The element of a `ShortcutModifier`.
final class ShortcutElement: WrapperElement {
  var shortcut: KeyboardShortcut?
  let isImplied: Bool

  init(
    _ shortcut: KeyboardShortcut?, isImplied: Bool, around content: Element,
    scope: TransactionScope
  ) {
    (self.shortcut, self.isImplied) = (shortcut, isImplied)
    super.init(around: content, scope: scope)
    graph.focus.add(self)
  }

  /// Whether `key` is the shortcut.
  func matches(_ key: KeyPress) -> Bool {
    shortcut?.matches(key) ?? false
  }
}
