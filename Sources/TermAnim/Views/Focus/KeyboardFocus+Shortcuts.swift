extension KeyboardFocus {
  /// Presses the button that Esc is the shortcut of, and says whether there is one.
  func cancel() -> Bool {
    performShortcut(KeyPress(.escape))
  }

  /// Presses the button that a key is the shortcut of, and says whether there is one; those that
  /// the program has given theirs come before others.
  func performShortcut(_ key: KeyPress) -> Bool {
    let shortcuts = shortcuts.objects
    let asked = shortcuts.filter { !$0.isImplied }
    return (asked + shortcuts.filter(\.isImplied)).contains { shortcut in
      guard shortcut.matches(key), let target = firstCandidate(in: shortcut) else { return false }
      target.activate()
      return true
    }
  }
}
