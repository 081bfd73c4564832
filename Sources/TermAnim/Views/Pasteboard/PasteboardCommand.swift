/// What a key asks for that has to do with what was copied.
enum PasteboardCommand: CaseIterable, Sendable {
  case copy
  case cut
  case paste

  /// What Command, or what stands for it, and C, X or V ask for; nil for other keys.
  @MainActor
  init?(_ key: KeyPress) {
    guard let command = Self.allCases.first(where: { $0.shortcut.matches(key) }) else { return nil }
    self = command
  }

  private var shortcut: KeyboardShortcut {
    switch self {
    case .copy: KeyboardShortcut("c")
    case .cut: KeyboardShortcut("x")
    case .paste: KeyboardShortcut("v")
    }
  }
}
