/// A modifier that makes its content a control; `Handler` says what it does.
nonisolated struct ControlModifier<Handler: ControlHandler>: ElementModifier {
  let handler: Handler
  /// Whether a ring shows the focus; controls that show it themselves have none.
  var showsFocusRing = true

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ControlElement<Handler> {
    ControlElement(self, around: content, in: inputs)
  }

  @MainActor
  func update(_ element: ControlElement<Handler>, in inputs: ViewInputs) {
    element.modifier = self
    element.update(inputs)
  }
}
