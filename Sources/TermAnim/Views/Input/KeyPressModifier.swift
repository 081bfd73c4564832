/// The modifier of `onKeyPress`: keys go to it wherever the focus is.
nonisolated struct KeyPressModifier: ElementModifier {
  let phases: KeyPress.Phases
  let isMeant: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> KeyPressElement {
    KeyPressElement(self, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: KeyPressElement, in inputs: ViewInputs) {
    element.modifier = self
  }
}
