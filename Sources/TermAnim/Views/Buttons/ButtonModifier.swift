/// A modifier that lets its content be pressed, and be given the focus.
nonisolated struct ButtonModifier: ElementModifier {
  let handler: ButtonHandler

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ButtonElement {
    ButtonElement(handler, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: ButtonElement, in inputs: ViewInputs) {
    element.handler = handler
    element.update(inputs)
  }
}
