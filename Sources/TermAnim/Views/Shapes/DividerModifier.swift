/// Makes its content a line across the stack it is in.
nonisolated struct DividerModifier: ElementModifier {
  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> DividerElement {
    DividerElement(around: content, in: inputs)
  }

  @MainActor
  func update(_ element: DividerElement, in inputs: ViewInputs) {
    element.update(in: inputs)
  }
}
