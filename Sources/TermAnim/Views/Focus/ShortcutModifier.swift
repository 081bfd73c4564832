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
