/// A modifier whose content keys do not lead into, though it may be seen and pressed.
nonisolated struct PassedByModifier: ElementModifier {
  let isActive: Bool

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PassedByElement {
    let element = PassedByElement(around: content, scope: inputs.transactions)
    element.isActive = isActive
    return element
  }

  @MainActor
  func update(_ element: PassedByElement, in inputs: ViewInputs) {
    element.isActive = isActive
  }
}
