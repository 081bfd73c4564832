/// A modifier that lets something be done with the row of a list that its content is in.
nonisolated struct RowActionModifier: ElementModifier {
  /// Nil is nothing.
  var action: RowAction?
  /// How many rows of a tree the row is in; nil is one that is in no tree.
  var level: Int?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowActionElement {
    RowActionElement(action, level: level, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: RowActionElement, in inputs: ViewInputs) {
    (element.action, element.level) = (action, level)
  }
}

extension Element {
  /// What can be done with the row that the element is.
  var rowActions: [RowAction] {
    wrapped.compactMap { ($0 as? RowActionElement)?.action }
  }

  /// How many rows of a tree the row is in that the element is; nil is one that is in no tree.
  var treeLevel: Int? {
    wrapped.compactMap { ($0 as? RowActionElement)?.level }.max()
  }
}
