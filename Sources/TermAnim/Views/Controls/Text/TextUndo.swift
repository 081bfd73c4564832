/// Lets what is typed into a field be undone.
///
/// What is typed in one go is undone at one stroke: characters one behind the other, or deletions
/// one after the other. A class because the manager knows the field by it.
@MainActor
final class TextUndo {
  private enum Change {
    /// Perhaps in place of what was marked.
    case typing
    case deleting
    /// Such as pasting.
    case other

    init(from old: TextEntry, to new: TextEntry) {
      switch new.characters.count - old.characters.count + old.caret.marked.count {
      case 1: self = .typing
      case -1 where old.caret.marked.isEmpty: self = .deleting
      default: self = .other
      }
    }
  }

  /// The field as it is now: one that is bound elsewhere meanwhile is not to be changed where it
  /// was.
  var field: EditedText?
  /// Where the field has registered something.
  private weak var manager: UndoManager?
  /// What the last change was; nil where what comes begins anew.
  private var last: Change?
  /// What the field has become by it.
  private var entry: TextEntry?
  /// What undoes it, as long as the manager has it.
  private var step: Step?
  /// That of the manager when it was given the step.
  private var revision = 0

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
    let content = field.source.content
    let old = field.entry(of: content)
    let shown = field.show(entry, inPlaceOf: old, content)
    let new = field.entry
    let difference = new == entry ? shown : TextDifference(from: old, to: new)
    guard !difference.isEmpty else { return }
    guard let manager, manager.isUndoRegistrationEnabled else { return pause() }
    let next = Step(difference, of: content, from: old, to: new)
    let change = Change(from: old, to: new)
    let goesOn = change != .other && change == last && old.caret.marked.isEmpty
    if goesOn, self.entry == old, let step = latest(in: manager) {
      step.add(next, to: content, from: old, to: new)
    } else {
      register(next, in: manager)
      (step, revision) = (next, manager.revision)
    }
    (last, self.entry) = (change, new)
  }

  /// The step, if nothing has come to pass in the manager since it has it.
  private func latest(in manager: UndoManager) -> Step? {
    manager === self.manager && manager.revision == revision ? step : nil
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
