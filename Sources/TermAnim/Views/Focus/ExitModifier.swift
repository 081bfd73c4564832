/// The modifier of what is presented: Esc leaves it where nothing in front makes use of the key.
nonisolated struct ExitModifier: ElementModifier {
  let leave: () -> Void

  @MainActor
  func makeElement(around content: Element, in inputs: ViewInputs) -> ExitElement {
    ExitElement(leave, around: content, scope: inputs.transactions)
  }

  @MainActor
  func update(_ element: ExitElement, in inputs: ViewInputs) {
    element.leave = leave
  }
}
