/// Lets what is typed into a field be undone.
///
/// What is typed in one go is undone at one stroke: characters one behind the other, or deletions one
/// after the other. A class because the manager knows the field by it for as long as that is there.
@MainActor
final class TextUndo {
  private enum Change {
    case typing
    case deleting
    /// Such as pasting, or typing in place of what was marked.
    case other

    init(from old: TextEntry, to new: TextEntry) {
      switch new.characters.count - old.characters.count {
      case 1 where old.caret.marked.isEmpty: self = .typing
      case -1 where old.caret.marked.isEmpty: self = .deleting
      default: self = .other
      }
    }
  }

  /// What the last change was; nil where what comes begins anew.
  private var last: Change?
  /// What the field has become.
  private var entry: TextEntry?

  /// Takes note of an edit; `show` puts a text into the field.
  func note(
    from old: TextEntry, to new: TextEntry, in manager: UndoManager?,
    show: @escaping (TextEntry) -> Void
  ) {
    guard old.text != new.text else { return }
    let change = Change(from: old, to: new)
    let goesOn = change != .other && change == last && entry == old
    (last, entry) = (change, new)
    if !goesOn, let manager { register(in: manager, backTo: old, show: show) }
  }

  /// Begins anew: what comes is not part of what has been typed.
  func pause() {
    last = nil
  }

  /// Lets the field go back to what it was, and, once it has, to what it is then.
  private func register(
    in manager: UndoManager, backTo old: TextEntry, show: @escaping (TextEntry) -> Void
  ) {
    manager.registerUndo(withTarget: self) { [weak manager] undo in
      if let manager, let new = undo.entry { undo.register(in: manager, backTo: new, show: show) }
      (undo.last, undo.entry) = (nil, old)
      show(old)
    }
  }
}
