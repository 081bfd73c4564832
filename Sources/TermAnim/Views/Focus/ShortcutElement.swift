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
