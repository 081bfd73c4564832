/// A modifier that lets something be done with the row of a list that its content is in.
nonisolated struct RowActionModifier: ElementModifier {
  /// Nil is nothing.
  let action: RowAction?

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> RowActionElement {
    RowActionElement(action, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: RowActionElement, in inputs: ViewInputs) {
    element.action = action
  }
}

/// The element of a `RowActionModifier`.
final class RowActionElement: WrapperElement {
  var action: RowAction?

  init(_ action: RowAction?, around content: Element, scope: TransactionScope) {
    self.action = action
    super.init(around: content, scope: scope)
  }
}

extension Element {
  /// What can be done with the row that the element is.
  var rowActions: [RowAction] {
    wrapped.compactMap { ($0 as? RowActionElement)?.action }
  }
}
