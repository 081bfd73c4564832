/// Lets drags turn pages.
nonisolated struct PagingModifier: ElementModifier {
  let handler: PagingHandler

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PagingElement {
    PagingElement(handler, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: PagingElement, in inputs: ViewInputs) {
    element.handler = handler
    element.isEnabled = inputs.environment.values.isEnabled
  }
}
