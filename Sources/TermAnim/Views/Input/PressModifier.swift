/// A modifier that lets its content be pressed; `Handler` says what comes of it.
nonisolated struct PressModifier<Handler: PressHandler>: ElementModifier {
  let handler: Handler

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> PressElement<Handler> {
    PressElement(handler, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: PressElement<Handler>, in inputs: ViewInputs) {
    element.handler = handler
    element.update(inputs)
  }
}
