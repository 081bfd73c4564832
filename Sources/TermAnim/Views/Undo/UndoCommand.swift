/// What a key asks for that has to do with what was done before.
enum UndoCommand: Sendable {
  case undo
  case redo

  /// What Command, or what stands for it, and Z ask for, and those with Shift; nil for other keys.
  @MainActor
  init?(_ key: KeyPress) {
    if KeyboardShortcut("z").matches(key) {
      self = .undo
    } else if KeyboardShortcut("z", modifiers: [.command, .shift]).matches(key) {
      self = .redo
    } else {
      return nil
    }
  }

  /// Does it by what `manager` has kept after `start` groups, and says whether there was anything
  /// to do.
  ///
  /// Not while a program has a group open, which only that can close.
  @MainActor
  func perform(by manager: UndoManager, since start: Int) -> Bool {
    guard manager.groupingLevel == 0 else { return false }
    return switch self {
    case .undo: manager.undoGroup(since: start)
    case .redo: manager.redoGroup(since: start)
    }
  }
}
