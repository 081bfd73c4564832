/// Lets what is typed into a field be undone.
///
/// What is typed in one go is undone at one stroke: characters one behind the other, or deletions one
/// after the other. A class because the manager knows the field by it.
@MainActor
final class TextUndo {
  /// A field, by what it shows.
  ///
  /// Must not refer to the view, whose state this is.
  struct Field {
    let read: () -> TextEntry
    let show: (TextEntry) -> Void
  }

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

  /// Where the field has registered something.
  private weak var manager: UndoManager?
  /// What the last change was; nil where what comes begins anew.
  private var last: Change?
  /// What the field has become by it.
  private var entry: TextEntry?

  /// Lets what the field was bound to go with it.
  isolated deinit {
    manager?.forgetGone()
  }

  /// Takes note that a field has been edited, and was `old` before.
  ///
  /// What it has become the field says: a program may make something else of what is typed.
  func note(_ field: Field, was old: TextEntry, in manager: UndoManager?) {
    let new = field.read()
    guard old.characters != new.characters else { return }
    let change = Change(from: old, to: new)
    let goesOn = change != .other && change == last && entry == old
    (last, entry) = (change, new)
    if !goesOn, let manager { register(field, in: manager, backTo: old) }
  }

  /// Begins anew: what comes is not part of what has been typed.
  func pause() {
    last = nil
  }

  /// Lets the field go back to what it was, and, once it has, to what it is then.
  private func register(_ field: Field, in manager: UndoManager, backTo old: TextEntry) {
    let (text, caret) = (old.text, old.caret)
    self.manager = manager
    manager.registerUndo(withTarget: self) { _ in
      field.read().text != text
    } handler: { [weak manager] undo in
      if let manager { undo.register(field, in: manager, backTo: field.read()) }
      undo.pause()
      field.show(TextEntry(text, caret: caret))
    }
  }
}
