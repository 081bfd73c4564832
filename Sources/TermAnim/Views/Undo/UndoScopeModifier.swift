/// The modifier of what comes in front of other views, and of windows with an undo manager of their
/// own.
///
/// Keys undo by its manager, and only what has been done since it came: what is behind stays as it
/// is seen.
nonisolated struct UndoScopeModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> UndoScopeElement {
    let manager = inputs.environment.values.undoManager ?? content.graph.undoManager
    return UndoScopeElement(manager, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: UndoScopeElement, in inputs: ViewInputs) {}
}
