/// The element of an `UndoScopeModifier`.
final class UndoScopeElement: WrapperElement {
  let manager: UndoManager
  /// How many groups the manager had kept when the element came.
  let start: Int

  init(_ manager: UndoManager, around content: Element, scope: TransactionScope) {
    (self.manager, start) = (manager, manager.keptCount)
    super.init(around: content, scope: scope)
    graph.undoScopes.append(self)
  }
}
