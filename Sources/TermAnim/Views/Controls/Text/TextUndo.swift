/// Lets what is typed into a field be undone.
///
/// What is typed in one go is undone at one stroke: characters one behind the other, or deletions one
/// after the other. A class because the manager knows the field by it.
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

  /// The field as it is now: one that is bound elsewhere meanwhile is not to be changed where it was.
  var field: EditedText?
  /// Where the field has registered something.
  private weak var manager: UndoManager?
  /// What the last change was; nil where what comes begins anew.
  private var last: Change?
  /// What the field has become by it.
  private var entry: TextEntry?
  /// What undoes it.
  private var step: Step?

  nonisolated init() {}

  /// Lets what the field was bound to go with it.
  isolated deinit {
    manager?.forgetGone()
  }

  /// Shows what a field has become by editing, and lets that be undone.
  ///
  /// What it is then the field says: a program may make something else of what is typed.
  func edit(_ field: EditedText, to entry: TextEntry, in manager: UndoManager?) {
    self.field = field
    let (old, content) = (field.entry, field.source.content)
    field.show(entry)
    let new = field.entry
    let difference = TextDifference(from: old, to: new)
    guard !difference.isEmpty else { return }
    let change = Change(from: old, to: new)
    let goesOn = change != .other && change == last && self.entry == old
    (last, self.entry) = (change, new)
    let next = Step(difference, of: content, from: old, to: new)
    if goesOn, let step {
      step.add(next, to: content, became: new)
    } else {
      step = next
      if let manager { register(next, in: manager) }
    }
  }

  /// Begins anew: what comes is not part of what has been typed.
  func pause() {
    (last, entry, step) = (nil, nil, nil)
  }

  /// Lets the field go back to what it was, and, once it has, to what it is then.
  private func register(_ step: Step, in manager: UndoManager) {
    self.manager = manager
    manager.registerUndo(withTarget: self) { undo in
      undo.field.map(step.changes) ?? false
    } handler: { [weak manager] undo in
      undo.pause()
      guard let opposite = undo.field.flatMap(step.undo), let manager else { return }
      undo.register(opposite, in: manager)
    }
  }
}
