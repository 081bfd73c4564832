/// What the modifiers around a node make of the transaction of an update.
///
/// A chain of objects that live as long as their modifiers, so that the transaction of a node is
/// worked out only when something asks for it, and once in an update.
@MainActor
final class TransactionScope {
  /// What a modifier does to the transaction that reaches it.
  typealias Edit = (inout Transaction) -> Void

  let parent: TransactionScope?
  private var edit: Edit?
  /// The only update `edit` is for, perhaps with its parts; nil is every update.
  private var editedUpdate: (number: Int, hasParts: Bool)?
  /// Whether `edit` is for changes alone, and not for what moves on its way.
  private var editsChangesOnly = false
  private var resolved: (update: Int, transaction: Transaction)?
  /// The same for a part of an update: what is known of the whole is not forgotten on its account.
  private var resolvedPart: (update: Int, transaction: Transaction)?
  /// Whether the scope is that of modifiers whose content does not have it.
  private let isBody: Bool
  /// What animations within the scope may ask for; nil is that of the scope around.
  private var environment: LiveEnvironment?

  /// The scope within `parent`; without one, the scope of a whole graph.
  init(parent: TransactionScope?, isBody: Bool = false) {
    (self.parent, self.isBody) = (parent, isBody)
  }

  /// Whether the scope is within one of modifiers whose content does not have it.
  var isOfBody: Bool { isBody || parent?.isOfBody ?? false }

  /// Lets animations within the scope, also those that go on, ask for `values`.
  func tell(_ values: EnvironmentValues) {
    guard let environment else {
      (environment, resolved, resolvedPart) = (LiveEnvironment(values), nil, nil)
      return
    }
    environment.values = values
  }

  /// Applies `edit` to the transactions of all updates from now on, or of those in which something
  /// else changes than what moves on its way; nil passes them on.
  func apply(toChangesOnly: Bool = false, _ edit: Edit?) {
    (self.edit, editedUpdate, resolved, resolvedPart) = (edit, nil, nil, nil)
    editsChangesOnly = toChangesOnly
  }

  /// Applies `edit` to the transactions of one update and of its parts.
  func apply(_ edit: @escaping Edit, during update: GraphUpdate) {
    (self.edit, editedUpdate) = (edit, (update.whole.number, true))
    (resolved, resolvedPart, editsChangesOnly) = (nil, nil, false)
  }

  /// Applies `edit` to the transaction of one update, or part of an update, alone.
  func apply(_ edit: @escaping Edit, duringOnly update: GraphUpdate) {
    (self.edit, editedUpdate) = (edit, (update.number, false))
    (resolved, resolvedPart, editsChangesOnly) = (nil, nil, false)
  }

  /// The transaction that reaches the inside of the scope.
  func transaction(of update: GraphUpdate) -> Transaction {
    if let resolvedPart, resolvedPart.update == update.number { return resolvedPart.transaction }
    if let resolved, resolved.update == update.number { return resolved.transaction }
    if let part = update.part {
      if part.scope === self { return update.transaction }
      guard isInside(part.scope) else { return transaction(of: part.whole) }
    }
    var transaction = parent?.transaction(of: update) ?? update.transaction
    if let environment { transaction.environment = environment }
    if let edit, isEdited(update) {
      edit(&transaction)
      update.note(transaction)
    }
    if update.isOfMotion, transaction.effectiveAnimation != nil { update.noteTrace() }
    if update.part == nil {
      resolved = (update.number, transaction)
    } else {
      resolvedPart = (update.number, transaction)
    }
    return transaction
  }

  /// Whether the modifiers around let nothing be animated in an update that says nothing of that
  /// itself.
  var disablesAnimations: Bool {
    var transaction = Transaction()
    editAlways(&transaction)
    return transaction.disablesAnimations
  }

  private func editAlways(_ transaction: inout Transaction) {
    parent?.editAlways(&transaction)
    if editedUpdate == nil { edit?(&transaction) }
  }

  private func isEdited(_ update: GraphUpdate) -> Bool {
    if editsChangesOnly && update.followsSteps { return false }
    guard let (number, hasParts) = editedUpdate else { return true }
    return number == (hasParts ? update.whole.number : update.number)
  }

  private func isInside(_ scope: TransactionScope) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === scope }
  }
}
